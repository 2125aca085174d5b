import type { Measure } from '#server/solution/solution.ts'

type Comparison = Measure['comparison']

// The first match wins, so "not more than" comes before "more than".
const before: [RegExp, Comparison][] = [
  // In German, French, Spanish, Italian, Dutch and Polish; words with another meaning in one of the other languages or in English are left
  // out.
  [
    /(?<!\p{L})(?:höchstens|maximal|spätestens|binnen|innerhalb(?: von)?|weniger als|nicht (?:mehr|länger) als|bis zu|au plus(?: tard)?|au maximum|moins de|jusqu['’]à|dans les|pas plus de|como máximo|a más tardar|menos de|no más de|dentro de|al massimo|entro|meno di|non più di|fino a|hoogstens|maximaal|ten hoogste|minder dan|niet (?:meer|langer) dan|najwyżej|maksymalnie|poniżej|w ciągu|mniej niż|nie więcej niż)\s*$/iu,
    'at-most',
  ],
  [
    /(?<!\p{L})(?:mindestens|wenigstens|mehr als|nicht weniger als|au moins|plus de|al menos|por lo menos|como mínimo|más de|almeno|più di|minstens|ten minste|meer dan|minimaal|co najmniej|ponad|więcej niż)\s*$/iu,
    'at-least',
  ],
  [
    /(?:\bno(?:t|r)?(?: be)?(?: to)? (?:more|greater|higher|longer|larger|later|older|over|above|beyond|exceed(?:ing)?)(?: than)?|\bnever (?:more|longer|later) than)\s*$/i,
    'at-most',
  ],
  [
    /(?:\bno(?:t)? (?:less|fewer|lower|under|below|shorter|earlier|sooner|before)(?: than)?|\bnever (?:less|fewer) than)\s*$/i,
    'at-least',
  ],
  [
    /(?:\b(?:at (?:most|the most)|max(?:imum|\.)?(?: of)?|up to|under|below|less than|fewer than|within|inside|shorter than|younger than|cap(?:ped)?(?: at| of)?|ceiling(?: of)?|limit(?:ed)?(?: to| of| is)?|by|before|until|exceed(?:s|ing)?)|[≤<]=?)\s*(?:of |is |the |a )?\s*$/i,
    'at-most',
  ],
  [
    /(?:\b(?:at least|min(?:imum|\.)?(?: of)?|over|above|more than|longer than|greater than|beyond|upwards of|better than|older than)|(?:^|[.;,(:]\s)from|[≥>]=?)\s*(?:of |the |a )?\s*$/i,
    'at-least',
  ],
  [
    /(?:\b(?:about|around|approx(?:\.|imately)?|circa|ca\.?|c\.|roughly|some|nearly|almost|an estimated|in the region of|say|maybe|perhaps|etwa|rund|environ)|[~≈±])\s*(?:of )?\s*$/i,
    'about',
  ],
]
const after: [RegExp, Comparison][] = [
  [/^\s*(?:or (?:less|fewer|under|below|faster|better|sooner)|at (?:most|the most)|tops|max(?:imum)?\b|or so at most)/i, 'at-most'],
  [/^(?:\+|\s*(?:or (?:more|over|above|longer|greater)|at (?:least|a minimum)|min(?:imum)?\b))/i, 'at-least'],
  [/^\s*(?:(?:HT|TTC|sin IVA|con IVA|netto|brutto)\s)?(?:au (?:plus|maximum)|como máximo|al massimo)(?!\p{L})/iu, 'at-most'],
  [/^\s*(?:au (?:moins|minimum)|como mínimo|al minimo)(?!\p{L})/iu, 'at-least'],
  [/^\s*(?:or so|or thereabouts|approx|ish\b|give or take|-ish)/i, 'about'],
]

/** “If there are more than 15”, “weil unter 5”: a condition or a reason is not a bound. */
const condition =
  /(?<!\p{L})(?:if|when|whenever|because|unless|wenn|falls|sobald|weil|solange|si|quand|lorsque|parce que|cuando|porque|(?<!(?:mehr|weniger|länger)\s)als|indien|wanneer|omdat|jeżeli|jeśli|gdy|kiedy|ponieważ|qualora|quando|perché)(?!\p{L})[^.;:,]*$/iu
const isCondition = (left: string) => condition.test(left)

/** How a figure is bounded, by the words directly before and after it. */
export function comparisonOf(left: string, right: string): Comparison {
  const ahead = left.slice(-32)
  // "by" and "before" bound a time of day, not an amount: "by 12" stays a bound, "by 40 %" is a change.
  const found = before.find(([pattern]) => pattern.test(ahead))?.[1]
  // “from 22 % to under 9 %” goes from one value to another.
  if (/\bfrom\s*$/i.test(ahead) && /^[^.;]{0,24}?\bto\b/i.test(right)) return 'exactly'
  if (isCondition(left)) return 'exactly'
  if (found !== undefined && !(/\bby\s*$/i.test(ahead) && /^\s*(?:%|per\s?cent)/i.test(right))) return found
  return after.find(([pattern]) => pattern.test(right.slice(0, 24)))?.[1] ?? 'exactly'
}
