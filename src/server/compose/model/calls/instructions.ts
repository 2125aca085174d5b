/** What a model is asked to say of a batch of segments; `draft` is what code read in them, as quoted material. */
export const labelInstruction = (
  draft: string,
) => `Label segments of the brief. The draft below has one line for each segment that you are asked about, as code read it: its kind, whether it affirms (yes) or denies (no), its force, then the numbers, dates, systems and people that stand in it.
- Where a line is right, put its id into “agreed”. Read the segment itself first, with its heading: code misses what only the context tells.
- Where it is wrong or lacks something, give a label for the segment instead. A segment that says two things gets two labels, each with its exact “words”; else “words” is null.
- Kinds: goal (why), need (what is to be done), rule (a condition that always holds), ban (a product, vendor, kind of part, hosting or place that is refused), mandate (a technology that is prescribed), given (how things are), exclusion (left out of this work), date, money, people, residency (where data stays), volume, quality (a measure to be reached), question (of the client's), background, noise.
- “says” is no where it denies. “force” is must, should, may or none, by its words.
- actor, verb (base form), object and condition in the segment's own words, or null.
- systems: every product, application, register or service that the segment names, with its role in the work: source (gives data), sink (takes data), both, replaced, kept (stays and is not touched), banned, identity (says who somebody is), channel (where people meet the design), platform (what things run on), named (only a name; no part in the work).
- measures, dates: the exact words, what they are of, and the bound or what happens then. Code reads the values.
- people: who is named, and whether they will use the system.
- contradicts: segments that cannot hold beside this one, by their words or by what is known of the field: the id, “of” as the noun that stands in both for what both speak of, and “because” as one sentence that takes up what each says of it and tells why not both can be kept. Two that are for different times, cases or things do not contradict each other. amends: ids of earlier segments that this one takes the place of.
Every id of the draft stands in “agreed” or has a label.

${draft}`

/** What a model is asked to choose; `draft` is what code would. */
export const assembleInstruction = (
  draft: string,
  isAgent: boolean,
) => `Choose what the design is made of. The draft below lists each demand of the brief by its segment, with what code would answer it with.
- Where that answer is the right part and says how the demand is met, put the segment's id into “agreed”.
- Where it is not, or nothing answers yet, pick: the id of a card and, for each demand that it answers, a sentence on how it does so here, in the brief's own nouns. The sentence is a mechanism: it names the means by the term that engineers use for it (soft constraint, approval workflow, immutable storage, retention job, idempotent import), then says what happens, to what, when, and what stops or tells whom. It does not repeat the demand. Where the line of a demand ends with words to keep, such as a time limit, the sentence has them; without them the demand stays open.
- “card” is the id of a part or of a control from the cards. Prefer few parts that each answer much. Only where no card fits, “card” is null and “name” is a noun phrase for an own part in words of the brief; it keeps, shows or moves records and decides nothing. Else “name” is null.
- A card whose kind the brief refuses is not picked; neither is one for what the brief leaves out.
- What must decide, predict, read or guarantee something and has no card that does it stays open: put the segment's id into “open”. So does a demand that only the client can settle.
- flows: what goes from where to where, between systems and people of the draft and the cards or own parts that you picked or agreed to, each with the noun that is carried, and the protocol only where the brief says it. Nothing goes into a system that is never written into.
Every demand stands in “agreed”, in a pick or in “open”.${
  isAgent
    ? ' First use the tools: search the catalogue for demands that nothing answers, check the draft, and look at sizes, schedule and template.'
    : ''
}

${draft}`

/** The facts of the design stand before it. */
export const argueInstruction = `Argue for the design in the facts, as an experienced architect would before the client's board.
- decisions: what pulls against each other in this brief and how it is settled, with the conflict's card where one fits. The context quotes or names both sides; the options are real ones for this client, the chosen one first, each with merit and drawback in the brief's own measures; the consequences say what is given up. Three to six.
- risks: what may really go wrong here, by a system, a date, a figure or a person of the brief, with a mitigation that somebody can do. Four to eight. No risk that any project has.
- questions: what only the client can answer and what would change the design, dates or price. Each once; do not ask what the facts ask already.
- unneeded: ids of questions in the facts that a careful reader would strike, because the brief answers them or because they rest on words that were taken for something else; each with the exact words of the brief that show it. A contradiction stays, and so does what is asked about a requirement that has no mechanism.
- walks: two to four ways through the design, as ids of relations in the facts, each beginning where an earlier one came by; then when it may fail and what happens then.
Ids in “requirements” and “about” are those of the facts. Give no ids within sentences. Do no sums, and name nothing that neither the brief nor the facts have.`
