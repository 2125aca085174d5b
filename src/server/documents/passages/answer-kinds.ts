const month =
  '(?:jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch)?|märz|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|[ok][ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?)'
const day = String.raw`\b\d{1,2}[./]\d{1,2}\b|\b(?:19|20)\d\d\b|\b\d{1,2}\.? ${month}\b|\b\d{1,2}(?:st|nd|rd|th)\b|\bq[1-4]\b|day\b|tag\b`
const span = String.raw`\d ?(?:ms|s|h|min)\b|\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|sekunden?|minuten?|stunden?|tagen?|wochen?|monaten?|jahren?)\b`
const rhythm = String.raw`\b(?:hourly|daily|nightly|weekly|monthly|quarterly|yearly|stündlich|täglich|wöchentlich|monatlich|jährlich|(?:each|every|per|jede[nrs]?|pro) \p{L}+)\b`
const figure = String.raw`\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)\b`
const money = String.raw`[£€$]\s?\d|\d ?(?:k|m|GBP|EUR|USD|CHF)\b|\b(?:GBP|EUR|USD|CHF) ?\d`

/** The form of a question, and the pattern that a passage must contain to answer it. The first form that fits is used. */
const asked: [form: RegExp, answer: RegExp][] = [
  [
    /^\W*(?:until |since |by |from |bis |seit |ab )?(?:when|wann)\b|\b(?:what|which) (?:date|day)\b/i,
    new RegExp(`${day}|${span}`, 'iu'),
  ],
  [/\bhow (?:often|frequently)\b|\bwie oft\b/i, new RegExp(`${span}|${rhythm}`, 'iu')],
  [/\bhow (?:long|soon|fast|quick|quickly|fresh|late)\b|\bwie (?:lange|schnell|bald)\b/i, new RegExp(span, 'iu')],
  [/\b(?:what|how much) \b.*\b(?:costs?|paid|pay|spend)\b|\bwas kostet\b/i, new RegExp(money, 'iu')],
  [/\bhow (?:many|much|big|large|far)\b|\bwie ?(?:viele?|groß|weit)\b/i, new RegExp(figure, 'iu')],
]

/** Returns the pattern that an answer must contain; undefined if the question does not ask for a day, time, frequency, money or figure. */
export const readAnswerKind = (question: string): RegExp | undefined => asked.find(([form]) => form.test(question))?.[1]
