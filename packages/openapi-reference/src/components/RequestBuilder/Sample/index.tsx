import { translate } from '@docusaurus/Translate';
import { useDeferredValue, useId, useState, type ReactNode } from 'react';

import { ColoredCode } from '@api-docs/ui';
import {
  REFERENCE_LANGUAGES,
  SAMPLE_LANGUAGES,
  sampleCall,
  type SampleLanguage,
  type SampleOperation,
  type SampleValues,
} from '@api-docs/openapi-facts';

import { useLoaded } from '../useLoaded';
import { highlightSample } from './highlightSample';

function isLanguage(name: string | null): name is SampleLanguage {
  return REFERENCE_LANGUAGES.some((language) => language === name);
}

/** Returns the language of the page's own samples, which `ApiSample` keeps in the URL. */
function languageOfPage(): SampleLanguage {
  const name = new URLSearchParams(window.location.search).get('lang');
  return isLanguage(name) ? name : REFERENCE_LANGUAGES[0];
}

const loadTemplate = (language: SampleLanguage) => SAMPLE_LANGUAGES[language].load();

/** Loads the template of the first sample, so that it is there when the builder opens. */
export const preloadTemplate = (): Promise<unknown> => loadTemplate(languageOfPage());

/**
 * Shows a call in a language that the reader chooses. It has the values of the form, so it is made from them: a sample that the
 * document has itself has values of its own, and stays on the page.
 */
export default function Sample(call: { operation: SampleOperation; values: SampleValues }): ReactNode {
  const id = useId();
  const [language, setLanguage] = useState(languageOfPage);
  const { loaded, isFailed } = useLoaded(language, loadTemplate);
  const { operation, values } = useDeferredValue(call);
  return (
    <div>
      <div className="cluster margin-bottom--sm">
        <label htmlFor={id}>{translate({ message: 'Language' })}</label>
        <select
          id={id}
          value={language}
          onChange={({ target }) => isLanguage(target.value) && setLanguage(target.value)}
        >
          {REFERENCE_LANGUAGES.map((name) => (
            <option key={name} value={name}>
              {SAMPLE_LANGUAGES[name].label}
            </option>
          ))}
        </select>
      </div>
      {isFailed && (
        <p role="alert">{translate({ message: 'The sample did not load. Reload the page to try again.' })}</p>
      )}
      {loaded && (
        <ColoredCode
          highlighted={highlightSample(loaded.value(sampleCall(operation, values)), loaded.name)}
          language={SAMPLE_LANGUAGES[loaded.name].prism}
        />
      )}
    </div>
  );
}
