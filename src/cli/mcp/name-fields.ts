/** Messages of the command name its flags. A client of the tools has fields instead. */

/** The field of a tool that takes what a flag of the command takes. */
const FIELDS: Readonly<Record<string, string>> = {
  '--base': 'base',
  '--head': 'head',
  '--policy': 'policy',
  '--ticket': 'ticket_path',
  '--trace': 'trace_path',
};
/** A flag behind the command's name is one that a person types: `review --trace`. */
const FLAG = /(?<![\w-])(?<!\b(?:review|prove|why) )--[a-z]{4,8}(?![\w-])/gu;

/** Returns a message with the fields of the tools in the place of flags; flags that no tool has stay. */
export function nameFields(message: string): string {
  return message.replace(FLAG, (flag) => (Object.hasOwn(FIELDS, flag) ? `\`${FIELDS[flag]}\`` : flag));
}
