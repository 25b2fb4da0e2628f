// Change: a toggle button that says whether it is pressed. Ejected from 3.10.2.
import { translate } from '@docusaurus/Translate';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import Button from '@theme/CodeBlock/Buttons/Button';
import type { Props } from '@theme/CodeBlock/Buttons/WordWrapButton';
import IconWordWrap from '@theme/Icon/WordWrap';
import type { ReactNode } from 'react';

export default function WordWrapButton({ className }: Props): ReactNode {
  const { isEnabled, isCodeScrollable, toggle } = useCodeBlockContext().wordWrap;
  if (!isEnabled && !isCodeScrollable) return null;
  const title = translate({ id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap' });
  return (
    <Button onClick={() => toggle()} className={className} aria-pressed={isEnabled} aria-label={title} title={title}>
      <IconWordWrap aria-hidden />
    </Button>
  );
}
