/** Each month's names in the languages in which briefs come, with the English one first; in Polish and Greek the form that follows a day. */
const months = [
  'january|jan|januar|jänner|janvier|enero|gennaio|januari|stycznia|ionawr|ιανουαρίου|يناير',
  'february|feb|februar|février|fevrier|febrero|febbraio|februari|lutego|chwefror|φεβρουαρίου|فبراير',
  'march|mar|märz|maerz|mars|marzo|maart|marca|mawrth|μαρτίου|مارس',
  'april|apr|avril|abril|aprile|kwietnia|ebrill|απριλίου|أبريل|ابريل',
  'may|mai|mayo|maggio|mei|maja|μαΐου|μαίου|مايو',
  'june|jun|juni|juin|junio|giugno|czerwca|mehefin|ιουνίου|يونيو',
  'july|jul|juli|juillet|julio|luglio|lipca|gorffennaf|ιουλίου|يوليو',
  'august|aug|août|aout|agosto|augustus|sierpnia|awst|αυγούστου|أغسطس',
  'september|sept|sep|septembre|septiembre|settembre|września|medi|σεπτεμβρίου|سبتمبر',
  'october|oct|oktober|octobre|octubre|ottobre|października|hydref|οκτωβρίου|أكتوبر',
  'november|nov|novembre|noviembre|listopada|tachwedd|νοεμβρίου|نوفمبر',
  'december|dec|dezember|décembre|decembre|diciembre|dicembre|grudnia|rhagfyr|δεκεμβρίου|ديسمبر',
].map((names) => names.split('|'))

/** Every name, the longer before the shorter one inside it, for a pattern. */
export const monthNames = months
  .flat()
  .toSorted((one, other) => other.length - one.length)
  .join('|')

/** 1 to 12; 0 where no month is called so. */
export const monthOf = (name: string) => months.findIndex((names) => names.includes(name.toLowerCase())) + 1
