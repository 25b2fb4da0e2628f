import type { Root } from 'hast';

import type { Program } from './staticCodeBlock';

const THEME = '@theme/CodeBlock';

/**
 * Returns whether a page means another component than the theme's by `<CodeBlock>`.
 *
 * @param tree of an MDX page; imports are children of its root
 */
export function importsOtherCodeBlock({ children }: Root): boolean {
  const programs = children.flatMap(({ type, data }) =>
    (type as string) === 'mdxjsEsm' ? [(data as { estree?: Program | null } | undefined)?.estree] : [],
  );
  return programs
    .flatMap((program) => program?.body ?? [])
    .some(
      (statement) =>
        statement.type === 'ImportDeclaration' &&
        statement.source.value !== THEME &&
        statement.specifiers.some(({ local }) => local.name === 'CodeBlock'),
    );
}
