import { countryOf, isWithin } from '../names/countries.ts'
import { placeName } from '../names/places.ts'
import type { Contradiction, Statement } from '../reading.ts'
import { deniedSpans } from './negation-scope.ts'
import { bindsAlways, isOtherCase, type Matter, toldIn } from './same-matter.ts'

const most = 30
const site = String.raw`(?:region|data cent(?:re|er)|server room|office|campus|facility|site|headquarters|location|zone|premises)`
const namedSite = new RegExp(String.raw`\b((?:\p{Lu}[\p{L}-]+ ){0,1}\p{Lu}[\p{L}-]+) (?:\p{Ll}+ ){0,1}${site}\b`, 'u')
const siteOf = new RegExp(String.raw`\b${site}s? (?:in|at|of) (\p{Lu}[\p{L}-]+)`, 'u')
const handled =
  /\b(?:stored?|kept|keep|held|hold|process\w*|host\w*|run|runs|running|located?|stays?|remains?|back(?:ed)?[- ]?ups?|copy|copies|replicat\w*|mirror\w*|sav(?:ed|ing)|transfer\w*|sent|send|operated|archiv\w+|analy[sz]\w+|transcribed|data|leave)\b/i
const bound =
  /\b(?:only|exclusively|solely|nowhere else|alone|never|not|no|must (?:stay|remain)|has to (?:stay|remain)|have to (?:stay|remain)|stays?|remains?)\b/i
const open = /\b(?:not|never|no|except|unless|or|outside)\b/i

/** The place that a statement names, and whether it is known where that is. */
function placeIn(text: string): { place: string; isKnown: boolean } | undefined {
  const known = placeName.exec(text)?.[0]
  if (known) return { place: countryOf(known), isKnown: true }
  const named = namedSite.exec(text)?.[1] ?? siteOf.exec(text)?.[1]
  return named && !/^(?:The|Our|All|Each|No|Every|This|That|One|Any)\b/.test(named) ? { place: named, isKnown: false } : undefined
}

/** Whether one place certainly lies outside the other: two cities do, a city and a country may not. */
const isElsewhere = (
  one: NonNullable<ReturnType<typeof placeIn>>,
  other: NonNullable<ReturnType<typeof placeIn>>,
  texts: string[],
) => {
  if (one.place === other.place || isWithin(other.place, one.place) || isWithin(one.place, other.place)) return false
  if (one.isKnown && other.isKnown) return true
  // “Frankfurt data centre” and “Virginia region”: both are named as sites.
  return texts.every((text) => namedSite.test(text) || siteOf.test(text))
}

/** In one place only, and in another. */
export function placesThatExclude(statements: Statement[], matter: Matter): Contradiction[] {
  const placed = statements.flatMap((statement, at) => {
    const text = toldIn(statement)
    const place = handled.test(text) && bindsAlways(text) ? placeIn(text) : undefined
    return place ? [{ statement, at, text, ...place }] : []
  })
  return placed
    .filter(({ text }) => bound.test(text) && !/\b(?:or|except|unless)\b/i.test(text))
    .slice(0, most)
    .flatMap((one) =>
      placed
        .filter((other) => other !== one && !open.test(other.text) && deniedSpans(other.text).length === 0)
        .slice(0, most)
        .filter((other) => {
          const shared = matter(one.statement, other.statement).filter((word) => !one.place.toLowerCase().includes(word)).length
          const isBeside = Math.abs(one.at - other.at) === 1 && one.statement.segment.field === other.statement.segment.field
          return (
            (shared >= 2 || (shared === 1 && isBeside)) &&
            isElsewhere(one, other, [one.text, other.text]) &&
            !isOtherCase(one.text, other.text)
          )
        })
        .slice(0, 1)
        .map((other): Contradiction => ({ a: one.statement.id, b: other.statement.id, kind: 'place', about: '' })),
    )
}
