/** The models offered; the first is the default. */
export const chatModels = [
  { id: 'gpt-5', name: 'GPT-5', vendor: 'OpenAI' },
  { id: 'claude-sonnet-4', name: 'Claude Sonnet 4.0', vendor: 'Anthropic' },
] as const

export type ChatModel = (typeof chatModels)[number]

export const getChatModel = (id: string): ChatModel => chatModels.find((model) => model.id === id) ?? chatModels[0]
