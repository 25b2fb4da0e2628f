import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { CardTheme } from '../../../../plugins/pages/social-cards/cardLayout';
import type { Card } from '../../../../plugins/pages/social-cards/planCards';
import { projectDir } from '../../../../scripts/lib/run';

/** A theme with a fictional provider. */
export const theme: CardTheme = {
  provider: 'Quay',
  mark: readFileSync(path.join(projectDir, 'static/img/mark.svg'), 'utf8'),
  colors: {
    accent: '#0b5c6b',
    brass: '#8a5a12',
    ink: '#16232b',
    line: '#d5dcdf',
    muted: '#52636d',
    page: '#fdfdfc',
  },
};

/** Returns a card; a test sets only the parts that it checks. */
export function card(parts: Partial<Card> = {}): Card {
  return { page: '/docs/tone/', title: 'Tone', section: 'Docs / Metrics', foot: 'Trust. Plainly.', ...parts };
}
