import { clients } from '#shared/firm.ts'

/** Names of our other clients in a text, except those that the source also mentions. */
export const findOtherClients = (text: string, said: string) => {
  const [here, before] = [text.toLowerCase(), said.toLowerCase()]
  return Object.values(clients)
    .map(({ name }) => name)
    .filter((name) => here.includes(name.toLowerCase()) && !before.includes(name.toLowerCase()))
}
