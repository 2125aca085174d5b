import { regions, type Region } from './regions.ts'
import type { Statement } from './statement.ts'

export type RegionInBrief = { region: Region; statement: Statement; recovery: boolean }

const placing =
  /\b(?:region|host\w*|stor\w+|kept|keep|leave|process(?:ed|ing)?|run|residency|data cent(?:re|er)|stay|remain|recovery|only)\b/i

/** The places that the brief names for data or hosting; where readers or offices are does not count. */
export function readRegions(statements: Statement[]): RegionInBrief[] {
  return statements
    .filter(({ text }) => placing.test(text))
    .flatMap((statement) =>
      regions.flatMap((region) => {
        const match = region.words.exec(statement.text)
        if (!match) return []
        const before = statement.text.slice(Math.max(0, match.index - 40), match.index)
        return [{ region, statement, recovery: /\brecover\w*|\bfailover|\bsecondary|\bdisaster/i.test(before) }]
      }),
    )
}
