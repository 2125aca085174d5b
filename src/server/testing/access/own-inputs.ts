import type { Inputs } from './world.ts'

const nobody = '00000000-0000-4000-8000-000000000000'
const credential = { id: 'AA', rawId: 'AA', type: 'public-key' as const, clientExtensionResults: {} }
const ofBrowser = { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' }

/** The inputs for calls about the caller's own data, and for those of administrators. `member` is an account that no other call needs. */
export const ownInputsOf = (
  member: string,
): Pick<Inputs, 'passkeys' | 'settings' | 'team' | 'keys' | 'erasure' | 'enquiries' | 'notifications'> => ({
  passkeys: {
    ask: {},
    confirm: { confirmation: { ...credential, response: ofBrowser } },
    askAgain: {},
    confirmAgain: { confirmation: { ...credential, response: ofBrowser } },
    list: {},
    begin: { password: 'not the current one' },
    add: { label: 'A key', credential: { ...credential, response: { clientDataJSON: 'AA', attestationObject: 'AA' } } },
    remove: { id: nobody, password: 'not the current one' },
  },
  settings: {
    preferences: {},
    changePreferences: { theme: 'light' },
    profile: {},
    changeProfile: { displayName: 'Given' },
    confirmAddress: { token: 'A'.repeat(43) },
    ownData: {},
  },
  team: {
    list: {},
    add: { username: crypto.randomUUID(), displayName: 'New', email: '', client: null },
    change: { id: member, displayName: 'Member', email: '', client: null },
    disable: { id: member },
    reset: { id: member },
    role: { id: member, role: 'member' },
  },
  notifications: { list: {}, events: {}, read: {} },
  enquiries: {
    send: { name: 'Vi Visitor', email: 'vi@example.test', message: 'May we talk?' },
    list: {},
    settle: { id: nobody, state: 'answered' },
  },
  erasure: {
    count: { client: 'hartnell' },
    erase: { client: 'hartnell', confirm: 'Hartnell Rowe', password: 'not the right one' },
  },
  keys: {
    list: {},
    keep: { provider: 'claude', key: 'sk-a-key-that-is-long-enough' },
    test: { provider: 'openai' },
    local: {},
    testLocal: {},
    remove: { provider: 'claude' },
  },
})
