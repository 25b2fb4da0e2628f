// Change: the item of the current page is in view, on load and after each navigation.
import Content from '@theme-original/DocSidebar/Desktop/Content';
import type { Props } from '@theme/DocSidebar/Desktop/Content';
import type { ReactNode } from 'react';

import { useCurrentItemInView } from './useCurrentItemInView';

export default function ContentWrapper(props: Props): ReactNode {
  useCurrentItemInView(props.path);
  return <Content {...props} />;
}
