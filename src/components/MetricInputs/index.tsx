import { Fragment, type ReactNode } from 'react';

import type { MetricInputsProps } from '@site/site/plugins/api/facts/combineMetrics';

/** Names as code, in a list with commas. */
function Names({ names, conjunction = '' }: { names: readonly string[]; conjunction?: string }): ReactNode {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && (names.length > 2 || conjunction === '' ? ', ' : ' ')}
      {index > 0 && index === names.length - 1 && conjunction}
      <code>{name}</code>
    </Fragment>
  ));
}

/** Which inputs each metric needs in the call that runs several, and which metrics it cannot run. */
export default function MetricInputs({ inputs, excluded, unknown }: MetricInputsProps): ReactNode {
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">
              Name in <code>metrics</code>
            </th>
            <th scope="col">Needs</th>
            <th scope="col">May use</th>
          </tr>
        </thead>
        <tbody>
          {inputs.map(({ names, needs, mayUse }) => (
            <tr key={names.join()}>
              <td>
                <Names names={names} />
              </td>
              <td>
                <Names names={needs} />
              </td>
              <td>{mayUse.length > 0 ? <Names names={mayUse} /> : 'no options'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {excluded.length > 0 && (
        <p>
          <Names names={excluded} conjunction="and " /> can’t be combined: the request has no field for their inputs.
        </p>
      )}
      {unknown.length > 0 && (
        <p>
          Whether <Names names={unknown} conjunction="and " /> can be combined is not documented. Call them directly.
        </p>
      )}
    </>
  );
}
