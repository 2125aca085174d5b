/** Little words that only one language has; the language with most of them is that of the brief. */
const little: Record<string, string> = {
  en: 'the and of to in is that for with are be this which must shall should will not have from by it we our',
  de: 'der die das und ist nicht mit für von zu den dem ein eine werden muss soll sind auf als auch wird im bei nach über oder kein',
  fr: 'le la les et est une des du pour dans avec sur pas qui que sont être doit par au aux ce cette ou nous',
  es: 'el los las y es una del para con por que no se debe son como sobre este esta o su en la',
  it: 'il lo gli e è una di per con che non sono deve della delle nel dei alla come questo o i',
  pt: 'o os as e é uma do da dos das para com que não deve são em no na por ou ser ao',
  nl: 'het een en van de is niet met voor dat zijn op aan worden moet wordt bij ook of in te door',
  pl: 'i w z na do jest nie się że dla oraz przez przy musi być są od po lub które',
  sv: 'och är att det som för med på av inte ska till den ett en från har vi kan',
  da: 'og er at det som for med på af ikke skal til den et en fra har vi kan',
  hr: 'i je se u na za da su ne od s koji mora biti ili te sve iz',
  cs: 'a je se na v z že pro s do musí být nebo jsou ve od která který',
  fi: 'ja on ei se että tai ovat kuin myös joka sekä pitää tulee',
  cy: 'y yr a yn i o ar mae ac bod gan wedi ei am',
}
const lists = Object.entries(little).map(([code, words]) => [code, new Set(words.split(' '))] as const)
const scripts: [string, RegExp][] = [
  ['ar', /\p{Script=Arabic}/u],
  ['el', /\p{Script=Greek}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['th', /\p{Script=Thai}/u],
]

/** ISO 639 code of what most of the words are; English where too few tell. */
export function languageOf(words: string[]): string {
  const some = words.slice(0, 3000)
  const other = scripts
    .map(([code, script]) => [code, some.filter((word) => script.test(word)).length] as const)
    .toSorted((one, two) => two[1] - one[1])[0]
  if (other !== undefined && other[1] > some.length / 2 && some.length > 3) return other[0]
  const counts = lists.map(([code, list]) => [code, some.filter((word) => list.has(word)).length] as const)
  const english = counts.find(([code]) => code === 'en')?.[1] ?? 0
  const best = counts.toSorted((one, two) => two[1] - one[1])[0]
  return best === undefined || best[1] < 4 || best[1] <= english * 1.3 ? 'en' : best[0]
}
