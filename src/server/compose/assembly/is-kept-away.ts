import type { NamedSystem, Statement } from '../reading/reading.ts'

const connecting = String.raw`(?:connections?|interfaces?|links?|integrations?|data exchange|network route)`
const forbids = new RegExp(
  String.raw`\bno ${connecting}\b[^.;]{0,40}\b(?:to|with|into|between)\b|\b(?:not|never)\b[^.;]{0,15}\b(?:connect(?:ed)?|interfaced?|linked|integrated?)\b[^.;]{0,20}\b(?:to|with|into)\b|\b(?:not|never) (?:be )?connected\b`,
  'i',
)
/** What is refused only in one way, or is only so today, may be connected in another. */
const onlySome = /\b(?:without|unless|except|other than|directly|until|yet|today|currently|so far|at present|at the moment)\b/i

/** “There shall be no connection to the control system”: it is kept away, and no connector leads there. */
export const isKeptAway = ({ statements: ids }: Pick<NamedSystem, 'statements'>, statements: Statement[]): boolean => {
  const said = statements.filter(({ id }) => ids.includes(id))
  return said.length > 0 && said.every(({ text, force }) => force === 'must' && forbids.test(text) && !onlySome.test(text))
}
