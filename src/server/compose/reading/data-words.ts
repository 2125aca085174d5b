/** Words for what is kept: a sentence whose subject is one of them speaks of data. */
export const dataWord =
  /(?<!\p{L})(?:\p{L}*data(?: sets?)?(?! ?(?:cent(?:re|er)|room|protection))|records?|information|images?|photographs?|photos?|pictures?|cop(?:y|ies)|backups?|mirrors?|replicas?|recordings?|transcripts?|files?|documents?|metadata|logs?|results?|footage|numbers?|identifiers?|letters|scans?|names|profiles?|telemetry|samples?|videos?|films|x-rays?|details|addresses|values|notes|drawings|plans|recipes|statistics|histor(?:y|ies)|messages|prompts|answers|dossiers|drafts|contracts|registers?|masters?|catalogue|archives?|originals|reports?|interviews|sequences|spectra|fingerprints|templates|embeddings|weights|index|credentials|keys|secrets|tokens|payslips|slips|invoices|orders|bookings|readings|measurements|counts|positions|transactions|accounts|balances|ballots|votes|deeds|certificates|papers|diar(?:y|ies)|books?|lists?|tables?|forms|answers|questionnaires|e-?mails?|correspondence|chats?|memory|models?|maps|plates|reactions|complaints|evidence|exhibits|texts|manuscripts|scores|tapes?|disks?|exports?|extracts?|dumps?|caches?|(?:\p{L}+_)+\p{L}+)(?!\p{L})/iu

/** The first noun phrase of data of a text, with whose or what it is of. */
export const dataPhraseIn = (text: string): string | undefined => {
  const found = dataWord.exec(text.slice(0, 300))
  if (found === null) return undefined
  const before = /(?<![\p{L}\p{N}])(?:[\p{L}-]+['’]s? )?(?:[\p{Ll}-]+ ){0,2}$/u.exec(text.slice(0, found.index))?.[0] ?? ''
  const behind =
    /^ (?:of|for|about) (?:the |our |its )?(?:[\p{L}-]+)(?: [\p{Ll}]+ing\b)?/u.exec(
      text.slice(found.index + found[0].length),
    )?.[0] ?? ''
  return `${before.replace(/^(?:.*\b(?:the|our|all|any|its|a|an|is|are|be|keep|store|hold|host|process|that|of|and|or|with)\s)/iu, '')}${found[0]}${behind}`
}

export const speaksOfData = (words: string): boolean => dataWord.test(words)
