import { expect, it } from 'vitest';

import { callExamples } from '@api-docs/openapi-facts/calls/describeCall';
import { renderSamples } from '@api-docs/openapi-facts/samples/renderSamples';
import { REFERENCE_LANGUAGES } from '@api-docs/openapi-facts/samples/sampleLanguages';
import { highlight } from '@api-docs/ui/code/highlight';
import { highlightSample } from '@api-docs/openapi-reference/components/RequestBuilder/Sample/highlightSample';

import { brand } from '../../../../brand.config';
import { API_FILE, openApiFiles } from '../../../../plugins/api/facts/apiFiles';
import { projectDir } from '../../../../scripts/lib/run';

const facts = openApiFiles(projectDir, brand).facts(API_FILE);

it('highlightSample colors the samples of each operation as its page does', () => {
  for (const operation of facts.operations) {
    const samples = callExamples(operation, facts).flatMap((call) =>
      renderSamples(call.operation, call.values, REFERENCE_LANGUAGES),
    );
    expect(samples.length, operation.path).toBeGreaterThanOrEqual(REFERENCE_LANGUAGES.length);
    for (const { id, prism, code } of samples) expect(highlightSample(code, id)).toBe(highlight(code, prism));
  }
});
