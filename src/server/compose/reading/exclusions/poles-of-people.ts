import type { Axis } from './opposed-poles.ts'

const of = (words: string) => new RegExp(String.raw`\b(?:${words})\b`, 'iu')
const never = /(?!)/

/** Who decides, carries, signs in and takes part. */
export const polesOfPeople: Axis[] = [
  {
    how: 'run by the own people alone, and by others',
    one: of(
      String.raw`in-?house|(?:by|with) (?:us|ourselves|our own (?:\p{L}+ )?(?:staff|people|team|personnel|IT|hands))|our own (?:staff|people|team|personnel|IT)|own (?:staff|personnel)|ourselves`,
    ),
    other: of(
      String.raw`external(?:s|ly)?|outsourc\w+|third[- ]part(?:y|ies)|contractors?|consultants?|suppliers?|vendors?|service providers?|managed service|freelancers?|agenc(?:y|ies) staff|temps?|foreign (?:staff|personnel)|off-?shore|near-?shore`,
    ),
    unless:
      /\b(?:invoices?|portal|orders?|deliver(?:y|ies)|price|offer|bids?|external (?:customers?|users?|interfaces?|data|systems?))\b/i,
  },
  {
    how: 'with the account that is there alone, and with another',
    one: of(
      String.raw`single sign-?on|SSO|existing (?:account|log-?in|password)|company account|corporate account|windows log-?in|smart ?card`,
    ),
    other: of(
      String.raw`(?:own|separate|local|second|additional|new|extra|different|individual) (?:user )?(?:passwords?|log-?ins?|accounts?|user ?names?|credentials|user (?:management|administration))|user ?name and (?:an? )?password`,
    ),
    unless: /\b(?:service accounts?|bank accounts?|savings accounts?|accounts? (?:receivable|payable)|visiting|guests?)\b/i,
  },
  {
    how: 'open to anybody, and after registering alone',
    one: of(
      String.raw`open to (?:everybody|everyone|anybody|anyone|the (?:general )?public|all)|public(?:ly)? (?:accessible|available|visible|open)|accessible (?:to|for) (?:everybody|everyone|anybody|anyone|the public|all)|freely (?:accessible|available)`,
    ),
    other: of(
      String.raw`regist(?:er|ers|ered|ration)|sign(?:s|ed)?[- ]?(?:in|up)|log(?:s|ged)?[- ]?in|accounts?|members? only|invitation only|password`,
    ),
    unless:
      /\b(?:staff|administrators?|editors?|employees|(?:cash|land|trade|commercial|central|birth) register|register of|bank accounts?)\b/i,
  },
  {
    how: 'of free will, and compulsory',
    isFirm: true,
    one: of(String.raw`voluntar(?:y|ily)|free will|optional(?:ly)?|at (?:their|his|her) own discretion`),
    other: of(
      String.raw`mandatory|compulsory|obligatory|obliged|obligations?|forced|fined?|penalt(?:y|ies)|has to (?:take part|participate|use|join|attend)|have to (?:take part|participate|use|join|attend)|must (?:take part|participate|use|join|attend|fill|answer)|required to`,
    ),
  },
  {
    how: 'own devices are refused, and used',
    one: of(
      String.raw`BYOD|bring your own|(?:private|personal|own) (?:\p{L}+ )?(?:phones?|smart-?phones?|devices?|tablets?|laptops?|mobiles?|computers?)`,
    ),
    other: never,
  },
  {
    how: 'nothing to install, and an app',
    one: of(String.raw`(?:native |mobile |own |an |the )?apps?|app stores?|install\p{L}*|plug-?ins?|client software`),
    other: of(
      String.raw`browser[- ](?:only|based)|(?:only|alone) (?:in|through|by|via) (?:the|a|any) browser|pure(?:ly)? web|web[- ]only`,
    ),
    unless: /\b(?:web app|sensors?|cameras?|machines?|hardware|install(?:ed|ation)? (?:base|by))\b/i,
  },
  {
    how: 'one order of service, and another',
    isFirm: true,
    one: of(
      String.raw`first[- ]come,? first[- ]served|(?:in|by) (?:the )?order (?:of|in which)|whoever comes first|(?:date|time) of (?:receipt|arrival|application)|sequence of arrival|FIFO|queue position`,
    ),
    other: of(
      String.raw`by (?:lot|lottery|raffle|draw)|drawn|at random|lottery|lots? (?:are|is) drawn|(?:by|according to|ranked by|order of) (?:points|need|urgency|priority|seniority|income|age|merit|grades|severity|hardship)|priority (?:to|for|over)|precedence|jump\w* the queue|preferred|given preference`,
    ),
    apart: true,
  },
  {
    how: 'nobody new, and more people',
    one: of(
      String.raw`(?:new|additional|further|extra|more) (?:\p{L}+ )?(?:posts?|staff|people|personnel|positions?|head ?count|hires?|employees|colleagues|jobs)|recruit\p{L}*|hir(?:e|es|ed|ing)`,
    ),
    other: of(String.raw`existing (?:staff|people|personnel|team)|present (?:staff|team)|same (?:staff|team|people)`),
  },
  {
    how: 'a training is refused and asked for',
    one: of(String.raw`train(?:ed|ing|ings)|courses?|workshops?|instruct(?:ed|ion)`),
    other: of(String.raw`self-explanatory|intuitive(?:ly)?|without explanation`),
    unless:
      /\b(?:training (?:data|set|material|environment|plan|run)|train(?:ed|ing) (?:on|a model|the model)|of course|race courses?|golf courses?|models?)\b/i,
  },
]
