/** Each month's names in the languages of briefs, the English ones first; inflected forms after a day are included. */
const months = [
  'january jan januar jänner janvier enero gennaio januari stycznia ionawr ιανουαρίου يناير janeiro ledna siječnja januára tammikuuta ocak',
  'february feb februar février fevrier febrero febbraio februari lutego chwefror φεβρουαρίου فبراير fevereiro února veljače februára helmikuuta şubat',
  'march mar märz maerz mars marzo maart marca mawrth μαρτίου مارس março března ožujka maaliskuuta mart',
  'april apr avril abril aprile kwietnia ebrill απριλίου أبريل ابريل dubna travnja apríla huhtikuuta nisan',
  'may mai mayo maggio mei maja μαΐου μαίου مايو maio maj května svibnja mája toukokuuta mayıs',
  'june jun juni juin junio giugno czerwca mehefin ιουνίου يونيو junho června lipnja júna kesäkuuta haziran',
  'july jul juli juillet julio luglio lipca gorffennaf ιουλίου يوليو julho července srpnja júla heinäkuuta temmuz',
  'august aug août aout agosto augustus sierpnia awst αυγούστου أغسطس augusti srpna kolovoza augusta elokuuta ağustos',
  'september sept sep septembre septiembre settembre września medi σεπτεμβρίου سبتمبر setembro září rujna septembra syyskuuta eylül',
  'october oct oktober octobre octubre ottobre października hydref οκτωβρίου أكتوبر outubro října listopada októbra lokakuuta ekim',
  'november nov novembre noviembre listopada tachwedd νοεμβρίου نوفمبر novembro listopadu studenoga novembra marraskuuta kasım',
  'december dec dezember décembre decembre diciembre dicembre grudnia rhagfyr δεκεμβρίου ديسمبر dezembro prosince prosinca decembra joulukuuta aralık dez',
].map((names) => names.split(' '))

const numbers = new Map<string, number>()
for (const [index, names] of months.entries()) for (const name of names) if (!numbers.has(name)) numbers.set(name, index + 1)
// Two months are called “listopada”, in Polish the eleventh; Polish briefs are more frequent.
numbers.set('listopada', 11)
const english = new Set(
  months
    .flatMap((names) => names.slice(0, 2))
    .concat('sept', 'sep', 'januar', 'februar', 'märz', 'mai', 'juni', 'juli', 'oktober', 'dezember'),
)

/** 1 to 12; 0 if it is not a month's name. */
export const monthOf = (name: string) => numbers.get(name.toLowerCase()) ?? 0
/** A name that counts without a day; names in other languages count only beside a day or a year. */
export const isPlainMonth = (name: string) => english.has(name.toLowerCase())

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const shortWeekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const otherWeekdays: Record<string, number> = {
  tues: 2,
  thur: 4,
  thurs: 4,
  sonntag: 0,
  montag: 1,
  dienstag: 2,
  mittwoch: 3,
  donnerstag: 4,
  freitag: 5,
  samstag: 6,
  sonnabend: 6,
}
/** `Sunday` for 0. */
export const weekdayName = (day: number) => `${weekdays[day]?.[0]?.toUpperCase()}${weekdays[day]?.slice(1)}`
/** 0 for Sunday; undefined if it is not a weekday's name. */
export function weekdayOf(name: string): number | undefined {
  const lower = name.toLowerCase().replace(/(?<=day|tag)s$/, '')
  const at = Math.max(weekdays.indexOf(lower), shortWeekdays.indexOf(lower))
  return at >= 0 ? at : otherWeekdays[lower]
}
