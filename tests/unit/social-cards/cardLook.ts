import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Card } from '../../../plugins/social-cards/card';
import type { CardLook } from '../../../plugins/social-cards/cardTree';
import { projectDir } from '../../../scripts/run';

/** The look of a made-up provider. */
export const look: CardLook = {
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

/** @returns a card with the given parts */
export function card(parts: Partial<Card> = {}): Card {
  return { page: '/docs/tone/', title: 'Tone', section: 'Docs / Metrics', foot: 'Trust. Plainly.', ...parts };
}
