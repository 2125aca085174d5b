import type { Day, Statement } from '#server/solution/statement.ts'

/** Characters before a day that describe it. */
const before = 70

/** The words of the same clause directly before a day, and those directly after it. */
export function wordsAround(
  { source, start, values }: Statement,
  day: Pick<Day, 'start' | 'end'>,
): { left: string; right: string } {
  const quote = source.from === 'brief' ? source.quote : ''
  const [at, end] = [day.start - start, day.end - start]
  const earlier = Math.max(0, ...values.filter((one) => one.kind === 'date' && one.end <= day.start).map((one) => one.end - start))
  const left = quote.slice(Math.max(at - before, earlier), at).split(/(?<!\b[ap]\.m)[.;!?|\n]\s|\n|\t(?=[^\t]*\t)/i)
  return { left: left.at(-1) ?? '', right: /^[^.;|\n]{0,60}/.exec(quote.slice(end, end + 60))?.[0] ?? '' }
}

/** “is moved from 4 December”, “was 1 May”, “instead of 3 June”: a former date. */
const former =
  /(?:\b(?:moved|changed|postponed|shifted|extended|deferred|delayed|corrected|brought forward|verschoben|verlegt|reporté\p{L}*|déplacé\p{L}*|aplazad\p{L}*|verplaatst|verschoven|przesunięt\p{L}*|spostat\p{L}*|rinviat\p{L}*)\b[^.;]{0,24}|(?<!\p{L})(?:was(?: to be)?|were|originally|formerly|previously|instead of|rather than|no longer|not|replaces|replacing|struck(?: out)?|ursprünglich|bisher|statt|anstatt|nicht mehr|war|au lieu du?|initialement|annule(?: celle)?(?: du)?|remplace|en lugar del?|en vez del?|antes era|in plaats van|oorspronkelijk|niet|zamiast|pierwotnie|invece (?:di|del)|in origine)\s(?:(?:the|on|by|from|du|del?|den|le|el|op|il|am|zum|vom|z)\s)?)$/iu
const withdrawn =
  /^[^.;]{0,40}(?<!\p{L})(?:withdrawn|struck(?: out)?|cancelled|canceled|superseded|is dead|void|no longer|gestrichen|hinfällig|überholt|annulée?|supprimée?|anulad[oa]|cancelad[oa]|vervallen|geschrapt|anulowan\p{L}*|nieaktualn\p{L}*|annullat[oa])(?!\p{L})/iu
/** A day that the brief replaces, strikes out, or asks about: “1 July?”. */
export function isReplacedDay(statement: Statement, day: Pick<Day, 'start' | 'end'>): boolean {
  const { left, right } = wordsAround(statement, day)
  return former.test(left) || withdrawn.test(right) || /^\s?\?/.test(right) || isCorrected(statement, day)
}

/** “Read 31 December for 30 September”, “for 30 September read 31 December”, “replace 30 September by 31 December”: the day that goes. */
function isCorrected({ source, start }: Statement, day: Pick<Day, 'start' | 'end'>): boolean {
  const quote = source.from === 'brief' ? source.quote : ''
  const [left, right] = [quote.slice(Math.max(0, day.start - start - before), day.start - start), quote.slice(day.end - start)]
  return (
    /\bread\b[^.;]{1,50}\b(?:for|in place of)\s["“„'‘]?$/i.test(left) ||
    (/\bfor\s["“„'‘]?$/i.test(left) && /^["”'’]?,?\s(?:please\s)?read\b/i.test(right)) ||
    (/\breplace\s["“„'‘]?$/i.test(left) && /^["”'’]?\s(?:by|with)\b/i.test(right))
  )
}

const startWord = String.raw`(?:start(?:s|ing|datum|termin)?|kick[- ]?off|commence(?:s|ment)|begin(?:s|ning)?|notice to proceed|projektstart|projektbeginn|baubeginn|beginn|auftragsbeginn|démarrage|lancement|début|inicio|comienzo|arranque|aanvang|startdatum|rozpoczęcie|początek|avvio|inizio)`
const starting = new RegExp(
  String.raw`(?:^|[,.;:(|\t•–-]\s?)\s*(?:(?:the|our|planned|expected|project|contract|work|works|assignment|le|la|der|das|den|el|de|het|il|du projet|projet|proyecto|prac)\s){0,3}${startWord}(?:(?:\s(?:of|the|this|project|work|works|contract|assignment|der|des|du|projet|arbeiten|del|proyecto|van|het|prac|projektu|dei|lavori)){0,4})[\s:|,–=-]*(?:(?:is|on|could be|will be|in|am|im|le|el|op|il|ist|est|es|on the|from)\s){0,2}$`,
  'iu',
)
/** “Contract on 1 March 2027”: the first words of a sentence are the whole label. */
const contract =
  /^(?:the\s)?contract(?:\sdate|\ssigned|\ssignature)?(?:\s(?:is\s)?(?:expected|planned))?(?:\s?:|\s(?:on|by|from))?\s$/i
/** “Start: 1 Feb 2027”, “kick-off 11 January”, “Notice to proceed Feb 1”: the start of the work as stated in the brief. */
export function statedStart(statements: Statement[]): { statement: Statement; day: Day } | undefined {
  for (const statement of statements) {
    if (statement.earlier) continue
    for (const day of statement.values)
      if (day.kind === 'date' && day.precision !== 'year' && isStart(statement, day) && !isReplacedDay(statement, day))
        return { statement, day }
  }
  return undefined
}

export function isStart(statement: Statement, day: Day): boolean {
  const { left } = wordsAround(statement, day)
  return starting.test(left) || contract.test(left.trimStart())
}

/** People who are away. */
const absence = /\b(?:on|annual|parental|maternity|paternity|sick) leave\b|\bon (?:holiday|vacation)\b/i
/** Offers, questions, awards, invoices and absences are not dates that a plan of the work has to meet. */
const procurement =
  /(?<!\p{L})(?:offers?|bids?|tenders?|proposals?|quotes?|quotations?|questions?|clarifications?|answers?|responses?|award(?:ed)?|decision|shortlist|orals|presentation|(?:contract|agreement|order)s? (?:is |are |to be |will be )?sign(?:ed|ing|ature)|sign(?:ed|ing) (?:of )?(?:the )?(?:contract|agreement)|^signed|invoiced?|issued?|version|dated?|year[- ]end|angebote?|bieterfragen|fragen|zuschlag|vergabe|rechnung|offres?|réponses?|questions|choix|attribution|facture|oferta[s]?|preguntas|adjudicación|factura|offertes?|inschrijving|vragen|gunning|factuur|pytania|odpowiedzi|oferty?|wybór|faktur\p{L}*|offerte|domande|aggiudicazione|fattura)(?!\p{L})/iu
export function isAside(statement: Statement, day: Pick<Day, 'start' | 'end'>): boolean {
  const { left, right } = wordsAround(statement, day)
  const clause = left.split(/,\s/).at(-1) ?? left
  return procurement.test(clause) || absence.test(clause) || /^\s*(?:by the portal|noon)/i.test(right)
}
