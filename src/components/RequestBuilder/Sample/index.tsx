import { useDeferredValue, useId, useState, type ReactNode } from 'react';

import type { Json, RequestForm } from '@site/plugins/api/validators/types';
import CodeBlock from '@site/src/theme/CodeBlock';

import { highlight } from '../../../../shared/code/highlight';
import { REFERENCE_LANGUAGES, renderSamples } from '../../../../shared/samples/renderSamples';
import { SAMPLE_TEMPLATES, type SampleLanguage } from '../../../../shared/samples/templates';
import styles from './styles.module.css';

function isLanguage(name: string | null): name is SampleLanguage {
  return REFERENCE_LANGUAGES.some((language) => language === name);
}

/** Returns the language of the page's own samples, which `ApiSample` keeps in the URL. */
function languageOfPage(): SampleLanguage {
  const name = new URLSearchParams(window.location.search).get('lang');
  return isLanguage(name) ? name : REFERENCE_LANGUAGES[0];
}

/** Shows the call for the body of the form in the chosen language. */
export default function Sample({ form, body }: { form: RequestForm; body: Json }): ReactNode {
  const id = useId();
  const [language, setLanguage] = useState(languageOfPage);
  const shown = useDeferredValue(body);
  const [sample] = renderSamples(form.operation, { parameters: {}, body: shown }, [language]);
  return (
    <div className={styles.sample}>
      <div className={styles.choice}>
        <label htmlFor={id}>Language</label>
        <select
          id={id}
          value={language}
          onChange={({ target }) => isLanguage(target.value) && setLanguage(target.value)}
        >
          {REFERENCE_LANGUAGES.map((name) => (
            <option key={name} value={name}>
              {SAMPLE_TEMPLATES[name].label}
            </option>
          ))}
        </select>
      </div>
      {sample && <CodeBlock highlighted={highlight(sample.code, sample.prism)} language={sample.prism} />}
    </div>
  );
}
