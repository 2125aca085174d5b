const orders = [
  /^SYSTEM\s*:\s*(?:set|mark|ignore|write|reveal|print|approve|delete|you)\b/,
  /<\/?(?:system|assistant|instructions?|prompt)>/i,
  /\b(?:ignore|disregard|forget|override)\b[^.]{0,30}\b(?:above|previous|prior|preceding|earlier)\b/i,
  /\byou are now\b/i,
  /\bas an ai language model\b/i,
  /^\s*(?:(?:note |message |instructions? )?(?:to|for) (?:the |any )?)?(?:ai|assistant|llm|language model|chatbot|chatgpt|claude|gpt)s?\s*[:,]\s*(?:please )?(?:ignore|disregard|approve|mark|delete|skip|treat|remove|forget|output|reveal|do not)\b/i,
  /\b(?:print|reveal|output|repeat|leak|show)\b[^.]{0,20}\byour (?:system prompt|prompt|instructions|rules|api keys?|secrets?)\b/i,
  /\brepeat the words above\b/i,
  /^(?:now,? |please,? )?act as (?:an? |the )?(?:\w+ )?(?:approver|reviewer|assistant|developer|administrator|dan)\b/i,
  /^(?:please,? )?(?:set|change|raise) the budget to\b/i,
  /\bmark (?:every|each|all)(?: of the)? requirements? as\b/i,
  /\bapprove this document\b/i,
  /^please,? (?:forward|send|e-?mail|post|upload)\b[^.]{0,20}\b(?:finished|final|generated|this|your) (?:document|answer|reply|output)\b/i,
]
/** Whose turn it is in a conversation with a program; "Assistant: answers in Welsh" is the name of a part. */
const turn =
  /^\s*(?:assistant\s*:\s*(?:sure|certainly|of course|okay?|yes|here (?:is|are)|i['’ ])|(?:human|user)\s*:\s*(?:repeat|ignore|print|reveal|tell me|forget|write|show me))\b/i

/** True for a line that begins a turn of a conversation with a writing program. */
export const isChatTurn = (text: string) => turn.test(text)

/** True for words that give orders to a program that writes, and say nothing of the project. */
export const addressesMachine = (text: string) => isChatTurn(text) || orders.some((words) => words.test(text))
