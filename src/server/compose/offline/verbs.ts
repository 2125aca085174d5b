/** Verbs with which a brief asks for something to be done. */
const verbs =
  'accept|add|allow|answer|approve|archive|ask|assign|block|build|calculate|call|capture|check|classify|collect|combine|compare|compute|connect|consume|convert|create|deduplicate|delete|deliver|detect|display|download|edit|enable|encrypt|enforce|enrich|expose|export|extract|feed|file|find|flag|forecast|generate|give|group|handle|import|ingest|integrate|issue|join|keep|link|list|load|log|look up|maintain|manage|mask|match|measure|merge|migrate|monitor|move|notify|offer|open|pay|perform|plan|predict|present|prevent|print|process|produce|propose|protect|provide|publish|purge|query|raise|read|receive|recommend|reconcile|record|refresh|register|reject|release|remind|remove|replace|replicate|report|retain|retire|retrain|retry|return|route|run|save|schedule|score|search|see|send|serve|set|share|show|sort|start|stop|store|stream|submit|suggest|summari[sz]e|support|sync(?:hroni[sz]e)?|tag|take over|test|track|train|transcribe|transfer|translate|trigger|update|upload|validate|verify|view|visuali[sz]e|warn|write'

export const asksToDo = new RegExp(String.raw`^(?:${verbs})\b(?!s\b| (?:must|shall|should|will|can|is|are)\b)`, 'i')
export const verbPattern = verbs

/** Words that make a sentence a demand. */
export const demandWords = /\b(?:must|shall|should|needs? to|have to|has to|required|expects?|will|cannot|can|could|may)\b/i
