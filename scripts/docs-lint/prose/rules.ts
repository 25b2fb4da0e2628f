import type { Rule } from './rule';
import { brandLiteral } from './rules/brandLiteral';
import { changeLogDate } from './rules/changeLogDate';
import { diagramText } from './rules/diagramText';
import { documentedStatus } from './rules/documentedStatus';
import { filler } from './rules/filler';
import { glossary } from './rules/glossary';
import { headingCase } from './rules/headingCase';
import { keyLiteral } from './rules/keyLiteral';
import { linkText } from './rules/linkText';
import { opening } from './rules/opening';
import { pageDescription, pageTitle } from './rules/pageHead';
import { person } from './rules/person';
import { postTeaser } from './rules/postTeaser';
import { sectionOrder } from './rules/sectionOrder';

/** All prose rules, sorted by name. */
export const RULES: readonly Rule[] = [
  brandLiteral,
  changeLogDate,
  diagramText,
  documentedStatus,
  filler,
  glossary,
  headingCase,
  keyLiteral,
  linkText,
  opening,
  pageDescription,
  pageTitle,
  person,
  postTeaser,
  sectionOrder,
];
