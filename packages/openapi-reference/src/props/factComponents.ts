import type { ApiFiles } from '../apiFiles';
import { EXAMPLE_COMPONENTS } from './exampleProps';
import { FIELD_COMPONENTS } from './fieldProps';
import { MOVE_COMPONENTS } from './moveProps';
import { OPERATION_COMPONENTS } from './operationProps';
import type { FactComponents } from './pageContext';

/** Returns the components whose props are computed at build time, by their names in pages. */
export function factComponents({ options }: Pick<ApiFiles, 'options'>): FactComponents {
  return {
    ...EXAMPLE_COMPONENTS,
    ...FIELD_COMPONENTS,
    ...MOVE_COMPONENTS,
    ...OPERATION_COMPONENTS,
    ...options.components,
  };
}
