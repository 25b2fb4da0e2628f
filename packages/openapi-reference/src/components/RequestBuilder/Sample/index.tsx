import { useDeferredValue, useEffect, useId, useState, type ReactNode } from 'react';

import ColoredCode from '@api-docs/ui/ColoredCode';
import {
  sampleCall,
  type SampleCall,
  type SampleOperation,
  type SampleValues,
} from '@api-docs/openapi-facts/samples/call';
import { LOAD_TEMPLATE } from '@api-docs/openapi-facts/samples/loadTemplate';
import {
  REFERENCE_LANGUAGES,
  SAMPLE_LANGUAGES,
  type SampleLanguage,
} from '@api-docs/openapi-facts/samples/sampleLanguages';

import { highlightSample } from './highlightSample';

function isLanguage(name: string | null): name is SampleLanguage {
  return REFERENCE_LANGUAGES.some((language) => language === name);
}

/** Returns the language of the page's own samples, which `ApiSample` keeps in the URL. */
function languageOfPage(): SampleLanguage {
  const name = new URLSearchParams(window.location.search).get('lang');
  return isLanguage(name) ? name : REFERENCE_LANGUAGES[0];
}

/** Loads the template of the first sample, so that it is there when the builder opens. */
export async function preloadTemplate(): Promise<void> {
  await LOAD_TEMPLATE[languageOfPage()]();
}

interface Template {
  language: SampleLanguage;
  render: (call: SampleCall) => string;
}

/** Loads the template of a language. Until it is there, the one before stays. */
function useTemplate(language: SampleLanguage): { template?: Template; failed: boolean } {
  const [template, setTemplate] = useState<Template>();
  const [failed, setFailed] = useState<SampleLanguage>();
  useEffect(() => {
    let isCurrent = true;
    LOAD_TEMPLATE[language]().then(
      (render) => isCurrent && setTemplate({ language, render }),
      () => isCurrent && setFailed(language),
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return { ...(template ? { template } : {}), failed: failed === language };
}

/** Shows a call in a language that the reader chooses. */
export default function Sample(call: { operation: SampleOperation; values: SampleValues }): ReactNode {
  const id = useId();
  const [language, setLanguage] = useState(languageOfPage);
  const { template, failed } = useTemplate(language);
  const { operation, values } = useDeferredValue(call);
  return (
    <div>
      <div className="cluster margin-bottom--sm">
        <label htmlFor={id}>Language</label>
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
      {failed && <p role="alert">The sample did not load. Reload the page to try again.</p>}
      {template && (
        <ColoredCode
          highlighted={highlightSample(template.render(sampleCall(operation, values)), template.language)}
          language={SAMPLE_LANGUAGES[template.language].prism}
        />
      )}
    </div>
  );
}
