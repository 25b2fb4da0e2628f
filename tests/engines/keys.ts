/** The codes of keys without a letter: https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const KEYS: Record<string, string> = {
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Backspace: '\uE003',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};
