/** The browser engines in which readers open the site. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** What a function that runs in a page takes and returns. */
export type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [key: string]: Plain };

/** One window of a browser, with storage and cache of its own. The least that all engines can do. */
export interface Driver {
  /** Opens a URL and waits for its load event. */
  goto(url: string): Promise<void>;
  /** Returns the value of a JavaScript expression in the page, once it is settled if it is a promise. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses keys together, named as in `KeyboardEvent.key`. The last is pressed while the others are held. */
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Moves the pointer to a place in the window, in CSS pixels. */
  move(x: number, y: number): Promise<void>;
  /** Clicks where the pointer is. */
  click(): Promise<void>;
  /** Touches a place in the window with a finger, in CSS pixels. */
  tap(x: number, y: number): Promise<void>;
  /** Sets the size of the page inside of its window, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Returns what the window shows, as PNG. */
  screenshot(): Promise<Uint8Array>;
  /** Returns the printed page as PDF. Missing in engines that cannot be asked for it. */
  print?(): Promise<Uint8Array>;
  /** Turns on data saver. Missing in engines without it. */
  saveData?(): Promise<void>;
  /** Returns the errors and warnings of the console, and exceptions, so far. Missing in engines that keep them. */
  messages?(): string[];
  close(): Promise<void>;
}

/** A running browser. */
export interface Engine {
  name: EngineName;
  /** Opens a new window. */
  open(): Promise<Driver>;
  close(): Promise<void>;
}
