import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function givenLog() {
  const lines: string[] = []
  return { lines, log: createLog({ logLevel: 'info', isDevelopment: false }, { write: (line) => void lines.push(line) }) }
}

test('a line is JSON with a time that people can read', () => {
  const { lines, log } = givenLog()
  log.info({ port: 3000 }, 'listening')
  log.debug('too quiet to be heard')
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ msg: 'listening', port: 3000, time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }),
  ])
})

test('secrets stay out of the log, also two levels down', () => {
  const { lines, log } = givenLog()
  const secret = 'hunter2'
  log.info({ password: secret, account: { password: secret }, req: { headers: { cookie: secret, authorization: secret } } })
  log.info({ res: { headers: { 'set-cookie': secret } } })
  expect(lines.join('')).not.toContain(secret)
  expect(lines.join('')).toContain('[secret]')
})

test('what hangs on an error stays out, its cause does not', () => {
  const { lines, log } = givenLog()
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', prompt: 'a whole brief' })
  log.error(Object.assign(new Error('failed', { cause }), { requestBody: 'a whole brief' }))
  log.error({ error: cause }, 'again')
  expect(lines.join('')).not.toContain('a whole brief')
  expect(JSON.parse(lines[0]!).err).toMatchObject({ message: 'failed', cause: { message: 'refused', code: 'ECONNREFUSED' } })
})
