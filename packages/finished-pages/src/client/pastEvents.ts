/** Events of a page that scripts of Docusaurus see, and that have passed when those of a finished page start. */
const PAST_EVENTS = ['DOMContentLoaded', 'load'];

/**
 * Runs scripts, and then calls their listeners of events that have passed: client modules of sites and plugins wait for these.
 *
 * @param run returns once the scripts have run
 */
export async function withPastEvents(run: () => Promise<unknown>): Promise<void> {
  const { addEventListener } = EventTarget.prototype;
  const past = new EventTarget();
  // The scripts wait for the document, but not for its images.
  let types = document.readyState === 'complete' ? PAST_EVENTS : PAST_EVENTS.slice(0, 1);
  /** As the method, also when it is called without a target: that is the window then. */
  function listen(this: EventTarget | undefined, ...listener: Parameters<typeof addEventListener>): void {
    const target = this ?? window;
    // The `load` of other targets, such as images, is one of their own.
    const isPast = (target === window || target === document) && types.includes(listener[0]);
    addEventListener.apply(isPast ? past : target, listener);
  }
  EventTarget.prototype.addEventListener = listen;
  await run();
  const passed = types;
  // Others may have replaced the method meanwhile, and call this one.
  types = [];
  if (EventTarget.prototype.addEventListener === listen) EventTarget.prototype.addEventListener = addEventListener;
  for (const type of passed) past.dispatchEvent(new Event(type));
}
