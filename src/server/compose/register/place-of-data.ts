/** Countries and unions in whose jurisdiction data can be stored, by their codes and by their names in the languages of the checklist. */
const codes =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK AU BR CA IN JP KR MX NZ SG US ZA'.split(
    ' ',
  )
const names = ['en', 'de', 'fr', 'es', 'nl', 'pl', 'it'].flatMap((language) => {
  const region = new Intl.DisplayNames([language], { type: 'region' })
  return codes.flatMap((code) => region.of(code) ?? [])
})
const shorts = 'EU EEA EWR UE EEE EER EOG SEE UK USA US CH NL DE FR BE LU'.split(' ')
const cases = ['European Economic Area', 'Polsce', 'Europe', 'Europa', 'Europie', 'Union', 'Unii']
const place = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${[...new Set([...names, ...shorts, ...cases])].map((name) => name.replaceAll(/[()./]/g, String.raw`\$&`)).join('|')})(?:-only)?(?![\p{L}\p{N}])`,
  'u',
)
const held =
  /(?<!\p{L})(?:data|images?|keys?|logs?|retain(?:ed)?|held|kept|processed|hosting|hosted|stored?|stays?|remains?|cloud|regions?|only|drawings|leaves?|daten|server|speicher\p{L}*|données|héberg\p{L}*|hébergement|datos|alojad\p{L}*|gegevens|sleutels|opslag|dane|danych|serwer\p{L}*|dati|azure|aws|gcp|residency|outside|außerhalb|hors|fuera|buiten|poza|fuori)(?!\p{L})/iu
const nothingLeaves =
  /(?<!\p{L})(?:leaves?|verl(?:ä|a)ss(?:t|en)|sort|sortent|sale[n]?|verlaat|verlaten|opuszcza\p{L}*|esc(?:e|ono))(?!\p{L})[^.;]{0,60}\b(?:tenan\p{L}*|network|premises|country|house|company|germany|haus|réseau|red|netwerk|sieci|rete)\b/iu

/** “Dane w Polsce lub UE”, “Images CH only”, “Nothing leaves the authority’s tenancy”: a place beside the data stored there. */
export const placeOfData = (text: string): boolean => (place.test(text) && held.test(text)) || nothingLeaves.test(text)
