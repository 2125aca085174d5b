import { expect, test } from 'vitest'
import { identifyFile } from './identify-file.ts'

const zip = (inside: string) => Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.from(inside)])

test.each<[name: string, bytes: Buffer, as: string, mediaType: string]>([
  ['chart.exe', Buffer.from('89504e470d0a1a0a00', 'hex'), 'chart.png', 'image/png'],
  ['a.png', Buffer.from('%PDF-1.7'), 'a.pdf', 'application/pdf'],
  ['page.html', Buffer.from('<html>'), 'page.txt', 'text/plain'],
  ['drawing.svg', Buffer.from('<svg onload="x()">'), 'drawing.txt', 'text/plain'],
  ['sums.csv', Buffer.from('a,b\n'), 'sums.csv', 'text/csv'],
  ['run.sh', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0]), 'run.bin', 'application/octet-stream'],
  [
    'x.zip',
    zip('[Content_Types].xml xl/workbook.xml'),
    'x.xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  ['x.docx', zip('readme.txt'), 'x.zip', 'application/zip'],
  ['../../etc/passwd', Buffer.from('root'), 'passwd.txt', 'text/plain'],
  ['C:\\a\\b\u202Etxt.exe', Buffer.from('x'), 'b-txt.txt', 'text/plain'],
  ['...', Buffer.from('x'), 'file.txt', 'text/plain'],
  ['', Buffer.from([0xff, 0xfe]), 'file.bin', 'application/octet-stream'],
])('%j is known by its bytes alone', (...[name, bytes, as, mediaType]) => {
  expect(identifyFile(name, bytes)).toEqual({ name: as, mediaType })
})
