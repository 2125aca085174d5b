/** Words for something that is finished, starts to run or is switched off, in English, German, French, Spanish, Dutch, Polish and Italian. */
const delivers =
  /(?<!\p{L})(?:live|production|operational|in (?:use|service|operation)|launch\p{L}*|releas\p{L}*|go[- ]?live|deliver\p{L}*|complet\p{L}*|finish\p{L}*|done|ready|runs?|running|works|opens?|rolls? ?out|rolled[- ]out|roll-?outs?|switch\p{L}*|cut-?over|retir\p{L}*|decommission\p{L}*|shut ?down|replac\p{L}*|migrat\p{L}*|moved|handed? ?over|handover|off|ends?|expir\p{L}*|end of (?:life|support)|dies|deadline|due|inbetriebnahme|produktiv\p{L}*|livegang|betriebsbereit|fertig\p{L}*|abgeschlossen|ablösung|abgelöst|abgeschaltet|abschaltung|ende|lieferung|geliefert|mise en (?:service|production)|livr\p{L}*|termin\p{L}*|opérationnel\p{L}*|arrêt|fin|puesta en|entreg\p{L}*|operativ\p{L}*|finaliz\p{L}*|oplever\p{L}*|ingebruik\p{L}*|gereed|klaar|livegang|wdroż\p{L}*|uruchom\p{L}*|gotow\p{L}*|zakończ\p{L}*|messa in|consegn\p{L}*|complet\p{L}*|pronto)(?!\p{L})/iu
/** Earliest days, and days of meetings, tenders, contracts, trials and licences. */
const isOther =
  /(?<!\p{L})(?:not before|clarification\p{L}*|tenders?|bids?|offers?|no earlier than|earliest|not until|board|committee|council|meeting|workshop|sign-?off|approv\p{L}*|award\p{L}*|grant|must be spent|separate project|signature|signed|contract (?:date|is)|agreement|exists? until|valid until|to be tested|go\/no-go|frühestens|nicht vor|betriebsrat|vertrag\p{L}*|au plus tôt|pas avant|contrat|no antes|contrato|niet voor|vroegste|najwcześniej|umow\p{L}*|non prima|contratto)(?!\p{L})/iu

/** “By 1 June”, “bis Ende Mai”; not “signed off by the trustees”. */
const by =
  /(?<!\p{L})(?:[Bb]y|[Nn]ot? later than|[Ss]pätestens|[Bb]is|[Aa]vant|[Aa]u plus tard|[Aa]ntes del?|[Aa] más tardar|[Uu]iterlijk|[Vv]óór|[Ee]ntro)\s(?:(?:the|zum|den|le|el|il)\s)?(?:\d|[QH]\d|end|mid|early|late|close|[Ee]nde|[Mm]itte|fin|eind|week|KW|\p{Lu}\p{Ll}+)/u

/** Whether the words around a date name something that is delivered. */
export const namesDelivery = (words: string): boolean => delivers.test(words) && !isOther.test(words)

/** Whether the words around a date say that work is delivered by then; which work it is, a person decides. */
export const isDelivery = (words: string): boolean => (by.test(words) || delivers.test(words)) && !isOther.test(words)
