/** Said in a question for its grammar, or for the kind of answer it wants: not for what is asked. */
export const grammar = new Set(
  (
    'a an and are as at be been being by can could did do does for from had has have how i in into is it its may me must of on or ' +
    'our shall should that the their them there these they this to us was we were what when where which who whom whose why will ' +
    'with would you your much many long often any all please tell say says said about get gets if so than then also not no ' +
    'before after until out off up nobody anybody somebody everything everyone something anyone need needs want wants make made ' +
    'take takes today now once most more least each every per soon fast quick quickly good big large old fresh far exact'
  ).split(' '),
)

/** Words that ask for a kind of answer, and the words under which documents have it. */
export const kinds: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    cost: 'budget price',
    expensive: 'budget cost',
    price: 'budget cost',
    pay: 'price purchase paid',
    spend: 'budget cost',
    deadline: 'date timeline live milestone',
    finish: 'timeline live milestone',
    fast: 'within seconds',
    quickly: 'within seconds minutes hours',
    soon: 'within seconds minutes hours',
    latency: 'within milliseconds seconds',
    kept: 'retained retention',
    keep: 'retained retention',
    stored: 'retained kept retention',
    store: 'retained kept',
    delete: 'retention erased',
    erased: 'deleted retention',
    down: 'availability recovery',
    uptime: 'availability',
    outage: 'recovery availability fail',
    recover: 'recovery objective',
    decide: 'decision',
    decided: 'decision',
    chosen: 'decision proposed',
    cloud: 'azure aws amazon google region',
    country: 'kingdom uk region',
    users: 'people concurrent',
    children: 'under',
    unanswered: 'open question',
    unclear: 'open question',
    accuracy: 'correct error',
    accurate: 'correct error',
    law: 'comply gdpr',
    laws: 'comply gdpr',
    regulations: 'comply gdpr',
    trained: 'training',
    languages: 'available english',
    deliver: 'deliverable',
    forbidden: 'never scope',
  }).map(([word, others]) => [word, others.split(' ')]),
)

/** What people say in a question for what documents say; beside the classes of the catalogue, which are of clients' sentences. */
export const alike: readonly (readonly string[])[] = [
  'stop withdraw end halt',
  'leave go',
  'switch turn',
  'human person',
  'ok approve agree confirm',
  'delete remove',
  'store keep retain',
  'return roll undo revert reverse',
  'withdraw revoke cancel',
  'allow permit',
  'forbid ban prohibit',
  'immutable unchangeable',
  'feedback result answer',
  'password secret credential',
  'protect secure encrypt',
  'move migrate',
  'learn train',
  'maximum limit',
  'start begin',
  'show see display',
  'video clip film',
  'child minor',
  'pay purchase buy',
  'mark score grade',
  'redact mask black censor',
  'picture image',
].map((line) => line.split(' '))
