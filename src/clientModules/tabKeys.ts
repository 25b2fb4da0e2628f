/**
 * Keys of tabs that the classic theme lacks: Home and End focus the first and the last tab, and Space selects one instead of
 * scrolling the page. https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function onKeyDown(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey } = event;
  const tab = event.target as HTMLElement;
  if (tab.getAttribute('role') !== 'tab' || altKey || ctrlKey || metaKey) return;
  const tabs = tab.parentElement?.children;
  if (key === ' ') tab.click();
  else if (key === 'Home') (tabs?.[0] as HTMLElement).focus();
  else if (key === 'End') (tabs?.[tabs.length - 1] as HTMLElement).focus();
  else return;
  event.preventDefault();
}

if (ExecutionEnvironment.canUseDOM) document.addEventListener('keydown', onKeyDown);
