// Documents
export { MAX_FILE_SIZE, readApiDocument } from './readApiDocument';
export { CONSTRAINTS, withoutRefs, type ApiDocument, type ResolveRefs } from './resolve/apiDocument';
export { oddities } from './check/oddities';
export type { ParameterObject, PathItem } from './document/openApiDocument';
export { operationsOf } from './document/operationsOf';
export { PARAMETER_PLACES } from './document/parameterPlaces';
export { asSchema, SCHEMA_KEYWORDS, type Schema } from './document/schemaObject';

// Schemas
export { expandSchema } from './schemas/bundleSchema';
export { withDecimals } from './schemas/decimalsOfAjv';
export { inDirection } from './schemas/inDirection';
export { mapSchemas } from './schemas/mapSchemas';
export { nearestNumbers } from './schemas/nearestNumbers';
export { readablePattern, readPattern } from './schemas/patterns';
export { mergeVariant, readSchema } from './schemas/readSchema';
export { circularRef, omit, refsOf, type ResolvedSchema } from './schemas/resolvedSchema';
export { SharedSchemas } from './schemas/sharedSchemas';
export { conditionOf, hasConditions, isChoice, isNever, variantSources } from './schemas/variants';

// Facts
export type * from './fieldTypes';
export type * from './types';
export { fieldAnchor } from './facts/fieldAnchor';
export { bodyRows, fieldRows } from './facts/fieldRows';
export * from './facts/findOperation';
export { currentGeneration } from './facts/generation';
export { isForm, isJson, isOpaque, jsonBody, mainBody } from './facts/mediaTypes';
export { shortId, shortName } from './facts/operationNames';
export { factsOf } from './facts/readFacts';
export { OTHER_TAG } from './facts/tagGroups';
export { placeTitle } from './facts/readParameters';
export { isEmptyResponse, mainResponse } from './facts/readResponses';
export { serverUrl } from './facts/readServer';
export { readValue } from './facts/readValue';
export { requirementOf } from './facts/schemaTree';
export { bodyEntry, readSuccessors, successorEntry, type Successors } from './facts/successors';
export { flatGroups, tagLabel, tagTree, type TagGroup } from './facts/tagTree';
export { variantName } from './facts/variantName';

// Texts
export { codeSpan, codeValue } from './text/codeSpan';
export {
  describeCondition,
  describeDocs,
  describeLimits,
  describeSerialization,
  describeType,
  describeValues,
  describeXml,
} from './text/describeValue';
export { addressDocumentLinks, documentTarget, targetOfUrl, type AddressOf } from './text/documentLinks';
export { escapeMarkdown } from './text/escapeMarkdown';
export { descriptionText, joinSummary, markdownToHtml } from './text/markdownToHtml';
export {
  firstSentence,
  isPhrase,
  isPlain,
  labelDescription,
  parseDescription,
  textWithLinks,
} from './text/parseDescription';
export { valueKey } from './text/valueKey';

// Calls
export {
  callExamples,
  callResponses,
  lacksExample,
  namedCalls,
  namesWithoutExample,
  UNNAMED,
  type CallExample,
} from './calls/describeCall';
export { hasForm, hasRequestForm } from './calls/hasForm';
export { sampleOperation, sampleParameters } from './calls/sampleOperation';
export { withWrittenSamples, type CodeSample } from './calls/writtenSamples';
export { sampleCall } from './samples/call';
export { renderSamples } from './samples/renderSamples';
export type { SampleOperation, SampleValues } from './samples/sampleCall';
export { PAGE_LANGUAGES, REFERENCE_LANGUAGES, SAMPLE_LANGUAGES, type SampleLanguage } from './samples/sampleLanguages';
export { RECORD_SEPARATOR, sequenceText } from './samples/sequence';
export { httpFile } from './downloads/httpFile';
export { postmanCollection } from './downloads/postmanCollection';

// Differences of two documents
export { CHANGE_KINDS, KIND_TITLES, OF_ALL_OPERATIONS, type ApiChange } from './differences/apiChange';
export { compareRows, type FieldNote } from './differences/compareRows';
export {
  describeFieldMapRow,
  describeFieldOrigin,
  describeNote,
  describeOrigin,
  describeRow,
  type DescribedFieldMapRow,
} from './differences/describeNotes';
export { describeChange, diffFacts } from './differences/diffFacts';
export { findSuccession, type Succession } from './differences/findSuccession';
export { hasChanges, mapFields, type FieldMapRow } from './differences/mapFields';
export { originIn, type FieldOrigin, type OperationOrigin } from './differences/operationOrigin';
export { rowsByPath } from './differences/rowsByPath';
