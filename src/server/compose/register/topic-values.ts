import type { Statement } from '#server/solution/statement.ts'
import { placeOfData } from './place-of-data.ts'

type Told = Pick<Statement, 'text' | 'label' | 'values'>

const second = String.raw`(?:m?s|sec\w*|sek\w*|msec\w*|milli\w*|segundos?|secondi|seconde[sn]?|second[eo]n?|sekund\w*)`
const minute = String.raw`(?:min\w*|minut\w*)`
const hour = String.raw`(?:h|hrs?|hours?|stunden?|heures?|horas?|uur|uren|godzin\w*|ore|ora)`
const long = String.raw`(?:days?|weeks?|months?|years?|yrs?|tagen?|wochen?|monate?n?|jahren?|jours?|semaines?|mois|ans?|années?|días?|semanas?|mes(?:es)?|años?|dag(?:en)?|weken|maand(?:en)?|jaar|jaren|dni|tygodni\w*|miesi\p{L}*|lat|lata|roku|giorn[oi]|settiman[ae]|mes[ei]|ann[oi])`
const figure = String.raw`\d[\d.,'’  ]{0,20}`
const numberWord = String.raw`(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|thirty|eine[mnr]?|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|deux|trois|quatre|cinq|dix|dos|tres|cuatro|cinco|diez|twee|drie|vijf|zeven|tien|due|tre|quattro|dieci|dwa|trzy|cztery|pięć)\s`
const withUnit = (unit: string) => new RegExp(String.raw`(?:${figure}\)?|${numberWord})[\s-]?${unit}(?![\p{L}\p{N}])`, 'giu')
const longSpan = withUnit(long)
const shortSpan = withUnit(`(?:${hour}|${minute})`)
/** A figure and a rate that is not a price: “6.2 million lines per day”, “40 Millionen pro Nacht”, “450 queries a second”. */
const rate =
  /(?<![$€£\p{L}\d.,])\d[\d.,'’ ]{0,20}(?:\s?[kKmM](?=\s))?(?:[ -][\p{L}-]+){0,4}?\s?(?:\/|(?:per|an?|each|every|pro|je|par|por|al?|na|w|ogni|in een)\s)\s?(?:the\s)?(?:s|sec|seconds?|min|minutes?|h|hours?|day|night|week|month|year|sekunde|minute|stunde|tag|nacht|woche|monat|jahr|seconde|minute|heure|jour|nuit|semaine|mois|an|segundo|minuto|hora|día|noche|semana|mes|año|uur|dag|week|maand|jaar|sekundę|minutę|godzinę|dzień|dobę|noc|tydzień|miesiąc|rok|roku|secondo|ora|giorno|notte|settimana|mese|anno)(?!\p{L})/iu
const people =
  /(?<![$€£\p{L}\d.,])\d[\d.,'’  ]{0,20}(?:[kKmM]\s)?(?:(?!and\b|of\b|to\b|in\b|on\b|for\b|per\b|a\b)\p{Ll}[\p{L}-]*\s){0,2}(?:users?|people|persons?|staff|employees|colleagues|agents|engineers|technicians|fitters|mechanics|drivers|doctors|physicians|nurses|patients|lawyers|clerks|officers|planners|buyers|store managers|managers|analysts|scientists|developers|teachers|pupils|students|customers|residents|households|citizens|subscribers|passengers|workers|case ?workers|inspectors|members|stewards|admins|supervisors|directors|operators|externals|fte|ftes|personen|nutzer\p{L}*|benutzer\p{L}*|anwender\p{L}*|mitarbeiter\p{L}*|mitarbeitende\p{L}*|beschäftigte\p{L}*|ärzt\p{L}*|pfleger\p{L}*|pflegekräfte\p{L}*|kunden|kundinnen|monteure\p{L}*|sachbearbeiter\p{L}*|schüler\p{L}*|personnes|utilisat\p{L}*|avocats?|collaborat\p{L}*|salarié\p{L}*|agents|médecins|infirmi\p{L}*|élèves|clients|personas|usuari\p{L}*|emplead\p{L}*|médic\p{L}*|alumn\p{L}*|clientes|gebruikers|medewerkers|deelnemers|werkgevers|artsen|verpleegkundigen|leerlingen|klanten|monteurs|osób|osoby|użytkowni\p{L}*|pracowni\p{L}*|monter\p{L}*|lekarz\p{L}*|uczni\p{L}*|klient\p{L}*|persone|utenti|dipendenti|medici|infermier\p{L}*|clienti|operator\p{L}*)(?!\p{L})/iu
/** Words for stored data, and for storing it, near a span of months or years. */
const kept =
  /(?<!\p{L})(?:keep|keeps|kept|keeping|stored|storing|saved|retain\p{L}*|logs?|logged|recordings?|archiv\p{L}*|image[sd]?|recorded|raw|evidence|buffers?|aufbewahr\p{L}*|aufzubewahren|speicher\p{L}*|gespeichert|protokoll\p{L}*|conserv\p{L}*|gard(?:er|ée?s?)|journal|guarda\p{L}*|bewaa?r\p{L}*|bewaard|opgeslagen|przechow\p{L}*|zdjęci\p{L}*|trzyma\p{L}*|undone|undo|delet\p{L}*|destroy\p{L}*|erase\p{L}*|purge\p{L}*|replayable|vernichte\p{L}*|supprim\p{L}*|effac\p{L}*|borra\p{L}*|elimina\p{L}*|cancella\p{L}*|vernietig\p{L}*|lösch\p{L}*|gelöscht|verwijder\p{L}*|usuwa\p{L}*)(?!\p{L})/giu
/** Families of standards, laws and attestations about information security. */
const norms =
  /(?<![\p{L}\p{N}])(?:(?:ISO(?:\/IEC)?|IEC|EN|NEN|BS|DIN|UNE|UNI|PN|NF)[ -]?(?:EN[ -])?(?:ISO[ -](?:IEC )?)?(?!(?:8601|9001|14001|20022|4217|3166|639|8000|301)(?!\d))\d{4,5}|NIST|SOC ?[123]|TISAX|PCI(?:[ -]DSS)?|HIPAA|DORA|NIS ?2?|FAPI|BSI|C5|SecNumCloud|HDS|ENS|Cyber Essentials|FedRAMP|GDPR|DSGVO|DSG|RGPD|AVG|RODO|CCPA|KRITIS|BIO|TLS|HSM|SL[ -]?[1-4])(?![\p{L}\p{N}])/u
const uptime =
  /(?<!\d)9\d(?:[.,]\d+)?\s?(?:%|percent|per cent|prozent|procent|pour cent)\s?(?:\p{L}+\s){0,3}?(?:of (?:the )?(?:days|time|hours)|up|uptime|in \p{L}+ hours)|(?<!\d)99[.,]\d+\s?(?:%|percent|per cent|prozent|procent|pour cent)(?!\p{L}|\s(?:of|der|des|de|van|di)\s)|24\s?[/x×]\s?7/iu
/** “07:00 to 21:00”, “8–18 h”, “from 7 am to 9 pm”. */
const clockSpan =
  /(?<!\d)\d{1,2}(?:[:.]\d{2}|\s?[ap]\.?m\.?|(?=\s?[-–]\s?\d{1,2}\s?(?:h\b|uhr)))\s?(?:h|uhr)?\s?(?:-|–|to|until|till|bis|à|a|tot|do|alle)\s?\d{1,2}(?:[:.]\d{2}|\s?[ap]\.?m|\s?h|\s?uhr)/giu
const inService =
  /(?<!\p{L})(?:availab\p{L}*|runs?|running|open|opened|operat\p{L}*|service|works?|staffed|hours|support\p{L}*|desk|counter|verfügbar\p{L}*|geöffnet|betrieb\p{L}*|erreichbar|öffnungszeit\p{L}*|servicezeit\p{L}*|ouvert\p{L}*|disponib\p{L}*|horaire\p{L}*|horario\p{L}*|abiert\p{L}*|geopend|beschikbaar|openingstijd\p{L}*|dostępn\p{L}*|czynn\p{L}*|apert\p{L}*|orario)(?!\p{L})/giu
const down =
  /(?<!\p{L})(?:down|downtime|outages?|unavailab\p{L}*|standstill|ausfall\p{L}*|ausfälle\p{L}*|panne|indisponib\p{L}*|caída\p{L}*|uitval|storing\p{L}*|przestoj\p{L}*|awari\p{L}*|fermo|guast\p{L}*)(?!\p{L})/giu
const back =
  /(?<!\p{L})(?:back|recover\p{L}*|restor\p{L}*|restarts?|reversib\p{L}*|roll(?:ed)? ?back|revert\p{L}*|lose|losing|loss|wieder\p{L}*|zurück|verlust|perdre|perte|repris\p{L}*|restaur\p{L}*|recuper\p{L}*|perder|pérdida|terug\p{L}*|herstel\p{L}*|verlies|odtworz\p{L}*|przywr\p{L}*|odzysk\p{L}*|zginąć|utrat\p{L}*|ripristin\p{L}*|perdita)(?!\p{L})/giu
const quick = new RegExp(
  String.raw`(?:<|≤|under|below|within|less than|in|unter|binnen|innerhalb|moins de|en|menos de|onder|poniżej|w|sotto|entro|meno di)\s(?:${figure})\s?${second}(?![\p{L}\p{N}])|\bp(?:9\d|99\d|50)\b|(?<!\d)9\d(?:th|e|\.)? percentile|${figure}\s?(?:ms|tps|rps|qps|req\/s|requests?\/s|Mbit\/s|Gbit\/s)(?![\p{L}])`,
  'iu',
)

/** “Kept for no more than 24 hours”: short spans count only directly after the word. */
const keptFor = new RegExp(
  String.raw`(?<!\p{L})(?:kept|keep|held|hold|stored?|retain(?:ed)?|saved|delet\p{L}*|erased?|gespeichert|aufbewahrt|gelöscht|conservée?s?|bewaard|verwijderd)\s(?:\p{L}+\s){0,2}(?:for|longer than|more than|at most|up to|after|within|länger als|nach|höchstens|après|na|langer dan)\s(?:\p{L}+\s){0,3}?(?:${figure}\)?|${numberWord})[\s-]?(?:${hour}|${minute})(?!\p{L})`,
  'iu',
)
/** “Younger than seven years”, “the right to be forgotten”. */
const ages = new RegExp(
  String.raw`(?<!\p{L})(?:(?:older|younger|less|more) than|älter als|jünger als|plus de|ouder dan|jonger dan)\s(?:${figure}|${numberWord})\s?${long}(?:\sold)?(?!\p{L})[^.;]{0,40}(?:record|case|file|data|permit|document|archiv|delet|eras)|\bto be forgotten\b|\berasure\b|\bretention\b[^.;]{0,20}:|\b(?:kept|retained|stored) until\b`,
  'iu',
)
/** “Once a second”, “1.3 million parcels”. */
const often =
  /\b(?:once|twice|\d+ times|\d+ ×|einmal|une fois|una vez) (?:a|per|every|pro|je|par|por) (?:second|minute|hour|sekunde|minute|stunde)\b/iu
const many =
  /(?<![$€£\p{L}\d.,])\d[\d.,]{0,8}\s?(?:million|billion|millionen|milliarden|millions|millones|miljoen|milionów|milioni|mio\.?)\s(?!euros?|dollars?|pounds?|EUR|USD|GBP|CHF)\p{L}/iu
const isPriced =
  /\b(?:costs?|budget|price[ds]?|fees?|kosten|preis\p{L}*|coûts?|prix|costes?|precios?|prijs\p{L}*|koszt\p{L}*|costi|prezz\p{L}*)\b/iu
const mayNotSee =
  /\b(?:may|must|can|shall|should|do|does|will)\s(?:never|not|only)\s(?:\p{L}+\s)?(?:see|view|read|edit|change|look)\b|\bonly\b[^.;]{0,60}\b(?:may|can)\b|\bno ?(?:one|body) but\b[^.;]{0,60}\b(?:see|sees|may|can)\b|\bread[- ]only\b|\b(?:dürfen?|darf) (?:nur|nicht|nie) [^.;]{0,40}(?:sehen|lesen|ändern)\b/iu
const stillWorks = /\b(?:must|shall|should|has to|have to) (?:still|continue to|go on|keep) work(?:ing)?\b/iu
const staffOfIt = /\b(?:people|persons?|fte|ftes|colleagues) in (?:our |the )?IT\b|\bIT (?:is|are|has|consists of)\b/u

type Value = Statement['values'][number]
const hasKind = ({ values }: Told, kind: Value['kind']) => values.some((value) => value.kind === kind)

/** Maximum characters between a word and the span that belongs to it. */
const beside = 60

/** “kept 10 years”, “stored for up to 14 days”: the span is near the word. */
const isNear = (text: string, word: RegExp, span: RegExp) => {
  const spans = [...text.matchAll(span)].map(({ index }) => index)
  let next = 0
  for (const { index } of text.matchAll(word)) {
    while ((spans[next] ?? Number.POSITIVE_INFINITY) <= index - beside) next++
    if ((spans[next] ?? Number.POSITIVE_INFINITY) < index + beside) return true
  }
  return false
}

/** Amounts of money have rates of their own. */
const withoutMoney = ({ text, values }: Told) =>
  values.reduce((rest, { kind, quote }) => (kind === 'money' ? rest.replace(quote, ' ') : rest), text)

/** Recognises a topic by a value alone, in any language. */
export const topicValues: Readonly<Record<string, (told: Told) => boolean>> = {
  Users: ({ text }) => people.test(text),
  'Where data is kept': ({ text }) => placeOfData(text),
  'Retention and deletion': ({ text }) => isNear(text, kept, longSpan) || keptFor.test(text) || ages.test(text),
  Availability: (told) =>
    uptime.test(told.text) ||
    (!hasKind(told, 'date') && isNear(told.text, inService, clockSpan)) ||
    isNear(told.text, down, shortSpan) ||
    stillWorks.test(told.text),
  Recovery: ({ text }) =>
    /(?<!\p{L})(?:RTO|RPO)(?!\p{L})|\b(?:[Bb]ack-?ups?\b[^.;]{0,30}\d|disaster recovery|fail-?over|restored? from|after a restore)\b/u.test(
      text,
    ) || isNear(text, back, shortSpan),
  'Performance and volume': (told) =>
    quick.test(told.text) ||
    often.test(told.text) ||
    (!isPriced.test(told.text) && (rate.test(withoutMoney(told)) || many.test(withoutMoney(told)))),
  'Security and privacy': ({ text }) => norms.test(text),
  Access: ({ text }) => mayNotSee.test(text),
  'Operation and support': ({ text }) => staffOfIt.test(text),
  Dates: (told) => told.label === 'date' || hasKind(told, 'date'),
  Money: (told) => told.label === 'money' || hasKind(told, 'money'),
}
