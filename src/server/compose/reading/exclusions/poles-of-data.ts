import type { Axis } from './opposed-poles.ts'

const of = (words: string) => new RegExp(String.raw`\b(?:${words})\b`, 'iu')
const never = /(?!)/

/** What is known of people, kept, moved and changed. */
export const polesOfData: Axis[] = [
  {
    how: 'what is anonymous cannot be followed back to the person',
    isFirm: true,
    // “No name, the case number alone”: that is a pseudonym, and not anonymous.
    apart: true,
    one: of(String.raw`anonym\w+|nameless|unnamed|incognito`),
    other: of(
      String.raw`(?:link|trac|attribut|assign|identif|personali[sz])\w*|by name|names?|contact(?:s|ed)?|call(?:s|ed)? back|phones?|phoned|remind(?:s|ed|er)?s?|follow(?:s|ed)?[- ]ups?|thank(?:s|ed)?|invit(?:es?|ed)|in person|repl(?:y|ies|ied) to|e-?mail address(?:es)?|personal number|known to`,
    ),
    unless:
      /\b(?:pseudonym\w*|voluntar\w+|consent\w*|of their own|if they (?:wish|want|like)|file names?|product names?|automatic(?:ally)? assign\w*)\b/i,
  },
  {
    how: 'data of persons are refused and kept',
    one: of(String.raw`personal(?:ly identifiable)? (?:data|information|details)|data of persons|personal references?`),
    other: never,
  },
  {
    how: 'what must not be changed is to be changed',
    one: of(
      String.raw`un(?:alterable|changeable|touched|changed)|immutable|append-only|write-once|tamper-?proof|frozen|read-only|sealed|hands off|as (?:it|they) (?:is|are)`,
    ),
    other: of(
      String.raw`(?:change|alter|edit|correct|overwrit|amend|modif|delet|adapt|extend|updat|adjust|insert|eras|rewrit|overrid|reprogram)\p{L}*|add(?:s|ed|ing)?|new (?:fields?|columns?|tables?|functions?|buttons?)|write(?:s)? (?:back|to|into)|written (?:back|to|into)|removed?`,
    ),
    unless:
      /\b(?:(?:every|each|any) change|changes on|new version|counter|reversing|second entry|copy|copies|in addition|additional(?:ly)?|price change|changes? of (?:address|shift|owner)|delete[sd]? (?:in|on|for) the (?:copy|index))\b/i,
  },
  {
    how: 'nothing is to leave, and something goes out',
    kind: 'place',
    apart: 'one',
    one: of(
      String.raw`stays?|remains?|in-?house|within (?:our|the) (?:walls|house|building|premises|network)|inside (?:our|the) (?:walls|house|building|premises|network)|on[- ]prem\w*|on[- ]site|own (?:server(?: room)?s?|data cent(?:re|er)|machines|hardware|basement|premises|building)`,
    ),
    other: of(
      String.raw`leav(?:e|es|ing)|abroad|outside|cloud|SaaS|AWS|Azure|Google Cloud|exported|uploaded|transferred|shipped|(?:his|her|their|vendor['’]s|supplier['’]s|provider['’]s|manufacturer['’]s|maker['’]s|external|foreign|hosted) (?:\p{L}+ ){0,2}(?:office|lab(?:oratory)?|data cent(?:re|er)|servers?|cloud|region|headquarters|service)|sent to|hosted by`,
    ),
    unless:
      /\b(?:anonymi[sz]ed|masked|stays? (?:open|valid|free|in force|responsible|visible|as)|remains? (?:open|valid|free|in force|responsible|visible|as)|leave (?:of absence|days?|requests?)|annual leave|sick leave|outside (?:office|working|opening) hours|staff leav\w+|leavers?)\b/i,
  },
  {
    how: 'paper is refused and used',
    one: of(
      String.raw`paperless|paper-free|digital(?:ly)? (?:only|alone)|(?:only|exclusively|solely|entirely|purely|fully) (?:digital(?:ly)?|electronic(?:ally)?|online)`,
    ),
    other: of(
      String.raw`paper|print(?:s|ed|ing|out|outs)?|print-outs?|by post|by letter|letters?|wet[- ]ink|handwritten|by hand|stamped|fax|folders?|forms? in triplicate`,
    ),
    unless: /\b(?:paper (?:mill|industry|machine|rolls?|waste)|letters? of (?:credit|the law)|press|3D)\b/i,
  },
  {
    how: 'the old data stay behind, and are needed in the new system',
    kind: 'scope',
    one: of(
      String.raw`(?:start|begin)\p{L}* (?:\p{L}+ ){0,3}(?:empty|fresh|from scratch|from zero|clean|anew)|empty (?:system|database|register)|green field|clean slate`,
    ),
    other: of(
      String.raw`migrat\w+|tak(?:e|en|ing) over|carr(?:y|ied) over|brought over|(?:history|histories|back) (?:to|from|since|of)|existing (?:data|records|cases|files|customers|orders)|old (?:data|records|cases|files|entries)|legacy data|historic\w* (?:data|records|\p{L}+)|since (?:19|20)\d\d|(?:last|past|previous) (?:\d+|two|three|five|ten) (?:years|seasons)`,
    ),
  },
  {
    how: 'real data are refused for tests and used for them',
    one: of(
      String.raw`(?:synthetic|fictitious|invented|artificial|made-up|generated|dummy|masked|anonymi[sz]ed) (?:\p{L}+ )?(?:data|records|persons|cases|patients|customers)`,
    ),
    other: of(
      String.raw`(?:copy|copies|dump|extract|clone|snapshot) of (?:the )?(?:\p{L}+ )?(?:production|live|productive|real)|(?:real|live|production|productive|original|unmasked) (?:\p{L}+ )?(?:data|records|persons|cases|patients|customers)`,
    ),
    unless: /^(?![\s\S]*\btest|[\s\S]*\btrain)/i,
  },
  {
    how: 'biometrics are refused and used',
    one: of(
      String.raw`biometric\w*|face (?:templates?|recognition|match\w*|images?)|facial|fingerprints?|iris|voice ?prints?|palm veins?`,
    ),
    other: never,
  },
  {
    how: 'pictures or positions are refused and taken',
    one: of(
      String.raw`cameras?|video\w*|photo\w*|pictures?|films?|filmed|CCTV|footage|GPS|positions?|location data|tracking|tracked|audio|microphones?|sound recordings?`,
    ),
    other: never,
    unless: /\b(?:positions? of (?:trust|responsibility)|staff positions?|location of the (?:server|data))\b/i,
  },
  {
    how: 'encryption that only the holders can open, and somebody else who reads it',
    one: of(
      String.raw`end[- ]to[- ]end|zero[- ]knowledge|nobody (?:but|except) (?:the )?(?:sender|recipient|owner|patient|client)\w*`,
    ),
    other: of(
      String.raw`scann?(?:s|ed|ing)?|search(?:es|ed|able)?|index(?:es|ed|ing)?|read by|moderat\w+|inspect\w*|filter\w*|analy[sz]\w+|full[- ]text`,
    ),
    apart: true,
  },
  {
    how: 'it serves as the key, and must not',
    one: of(String.raw`keys?|identifiers?|unique(?:ly)?|identified by|primary key|master`),
    other: of(String.raw`reused|recycled|reassigned|ambiguous|not unique|given twice|assigned twice|duplicates?`),
    unless:
      /\b(?:key (?:users?|figures?|people|dates?|staff|card|account|management)|private keys?|public keys?|master (?:data|plan|of))\b/i,
  },
]
