import type { ReadStatement } from './find-systems.ts'

const department =
  'dispatch|procurement|finance|accounts|accounting|payroll|reception|housekeeping|purchasing|sales|marketing|legal|compliance|internal audit|audit|the union|union|control room|front desk|back office|help ?desk|call cent(?:re|er)|workshop|kitchen|lab(?:oratory)?|front office|head office|night shift|early shift|HR|human resources|customer (?:service|care)|security|treasury|stores|goods[- ]in|quality assurance|underwriting|claims|planning|logistics|operations|surgery|pharmacy|registry|supporter care|ward|warehouse|depot|studio|bookkeeping|engineering|maintenance|production|dispatch office|ticket office|box office|rota team|works office|harbour office|estate office|tower'
const departmentActs = new RegExp(
  String.raw`(?:^|[.;:,] |(?<!\b(?:in|at|of|from|behind) )\b(?:the|our|and|then|until|once|when|if) )(${department}) (?:(?:must|shall|should|can|may|will|also|then|only|needs? to|has to|have to|wants? to) ){0,3}(?:approves?|signs?|sees?|enters?|records?|checks?|confirms?|decides?|releases?|books?|assigns?|corrects?|reviews?|reads?|looks?|opens?|uses?|accepts?|rejects?|picks|keys|types|logs in|edits?|marks|answers?|searches|works with|resets?|acknowledges?|wants (?:a|an|the|one)|needs (?:a|an|the|one|to see)|handles?|prepares?|compares?|maintains?|monitors?|plans|processes|registers?|publishes|tracks?|follows?|prints?)\b`,
  'giu',
)
/** “The timetable office enters the blocks”: an office, a desk or a team by whatever name. */
const unitActs = new RegExp(
  String.raw`(?:^|[.;:,] |(?<!\b(?:in|at|of|from|behind) )\b(?:the|our|and|then|until|once|when|if|before) )(?!(?:the|our|and|then|an?) )((?:(?!(?:data|computing|computer|server|machine|post|clearing|shopping|of|in|at|to|for|from|by|with|our|the|an?)\b)[\p{L}’'-]+ ){1,2}(?:offices?|desk|room|section|cent(?:re|er)|lodge|bureau|secretariat|corner|counter|workshop|lab(?:oratory)?|kitchen|team|department)) (?:(?:must|shall|should|can|may|will|also|then|only|needs? to|has to|have to|wants? to) ){0,3}(?:approves?|signs?|countersigns?|sees?|enters?|records?|confirms?|decides?|releases?|assigns?|corrects?|reviews?|keys|types|logs in|edits?|marks|acknowledges?|ticks?|wants? (?:a|an|the|one|to see)|needs? (?:a|an|one|to see)|compares?|registers?|amends?|publishes|books?|plans|prepares|maintains|handles|(?:gets|receives) (?:the|an?|its) (?:[\\p{L}-]+ )?(?:notices?|lists?|messages?|reports?|alarms?|copy|overview|notifications?|decisions?|applications?|requests?|orders?))\b`,
  'giu',
)
/** “- sales: price list, nothing else”: a department, and behind the colon what it sees or does. */
const departmentListed = new RegExp(
  String.raw`^\W*(?:the |our )?(${department}):\s(?!not?\b|none\b|nothing\b|\d)(?=[^.;]*\b(?:sees?|reads?|views?|looks?|lists?|reports?|overviews?|enters?|approves?|books?|edits?|checks?|rights|access|all|everything|nothing else|only)\b)`,
  'giu',
)
const countedIn =
  /\b(?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|people|colleagues) (?:people )?(?:in|from|at) (?:the |our )?([\p{L}]+(?: [\p{Ll}]+)?) (?:use|see|enter|work with|open|check|approve)\b/giu

const unit = String.raw`(?:(?!(?:the|our|an?|post|tax|patent|customs|press|law|ticket)\b)[\p{L}’'-]+ ){1,2}(?:offices?|desk|section|unit|team|division|secretariat|service|laborator(?:y|ies)|control room|cent(?:re|er))`
const unitReached = new RegExp(
  [
    // “is shown to the treasurer's office that calls the supplier”
    String.raw`\b(?:shown|visible|presented|assigned|escalated|routed|open) (?:only )?to (?:the |our )(${unit})\b`,
    // “is run by two persons of the city's ICT unit”
    String.raw`\b(?:run|operated|maintained|administered|looked after|managed) by (?:(?:\d{1,3}|one|two|three|four|five|six|the|some) )?(?:persons?|people|colleagues?|staff|members?|employees) (?:of|from|in) (?:the |our )(?:\p{L}+['’]s )?(${unit})\b`,
    // “goes to the department that ordered, for coding”
    String.raw`\b(?:goes|go|(?:is|are) (?:passed|sent|forwarded|handed|returned|given)) (?:back )?to (?:the |our )(departments?|branch(?:es)?|sections?|wards?|workshops?|kitchens?|${unit})\b[^.;]{0,60}?\bfor (?:coding|checking|approval|decision|a decision|release|review|correction|confirmation|completion|signature)\b`,
    // “is served by the contact centre”
    String.raw`\b(?:served|handled|answered|helped) (?:in it )?by (?:the |our )(${unit})\b`,
  ].join('|'),
  'giu',
)

/** “Finance releases the payment”, “5 in donor care use it”: a department does what its people do. */
export function departmentsIn({ text, isOut }: ReadStatement): string[] {
  if (isOut) return []
  const told = text.slice(0, 1200)
  // A word by itself does nothing.
  if (!told.includes(' ')) return []
  return [
    ...told.matchAll(departmentActs),
    ...told.matchAll(unitActs),
    ...told.matchAll(countedIn),
    ...told.matchAll(departmentListed),
    ...(/\b(?:to|by|of|from|in) (?:the|our) /i.test(told) ? told.matchAll(unitReached) : []),
  ]
    .map((match) => (match.slice(1).find((name) => name !== undefined) ?? '').replace(/^the /i, ''))
    .filter((name) => name !== '')
}

const departmentAt = new RegExp(`^(?:the |our )?(${department})(?=[ ,;.)]|$)`, 'iu')
/** “seen by the nurse, kitchen of that school, the parent”: a department among those who are listed. */
export const departmentsListed = (list: string) =>
  list.split(/,\s|\s(?:and|or)\s/).flatMap((item) => departmentAt.exec(item.trim())?.[1] ?? [])
