/** Encodings by the number of a font's character set or of a code page. */
const ofCharset: Record<number, string> = {
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
}
const ofPage: Record<number, string> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  874: 'windows-874',
  65001: 'utf-8',
  10000: 'macintosh',
}

export const encodingOfCharset = (charset: number): string | undefined => ofCharset[charset]
export const encodingOfPage = (page: number): string =>
  ofPage[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : 'windows-1252')
