import { SCENARIOS, type Scenario } from '@sandtable/fictioneers-legacy';
import { sheetOf } from '../../kit/inches/sheet.js';
import { TableTop } from '../../kit/inches/table-top.js';

/** A small picture of a table. */
export function TablePicture({ scenario }: { readonly scenario: Scenario }) {
  const { width, height } = sheetOf(scenario).size;
  return (
    <svg className="preview" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <TableTop scenario={scenario} />
    </svg>
  );
}

/** The table a game would be played on, where it is one of those in the box. */
export function Preview({ setup }: { readonly setup: unknown }) {
  const { scenario: id } = setup as { readonly scenario?: unknown };
  const scenario = SCENARIOS.find((one) => one.id === id);
  return scenario ? <TablePicture scenario={scenario} /> : null;
}
