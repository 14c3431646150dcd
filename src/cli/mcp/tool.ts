/** What a tool is: its words and schemas for the client, and what it does. */
import type * as z from 'zod';

/** Where a tool works. */
interface ToolContext {
  /** The top of the repository that is served, without links in it. */
  readonly root: string;
  /** Fires when the client no longer wants the answer, or the server ends. */
  readonly signal: AbortSignal;
}

/** What a tool answers: for programs by its schema, and for readers in words. */
interface ToolAnswer<Output> {
  readonly text: string;
  readonly data: Output;
}

/** A tool. What it throws is told to the client in words. */
export interface Tool<Input extends z.ZodRawShape, Output extends z.ZodRawShape> {
  readonly name: string;
  readonly title: string;
  /** For the model that chooses a tool. */
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  run(input: z.output<z.ZodObject<Input>>, context: ToolContext): Promise<ToolAnswer<z.output<z.ZodObject<Output>>>>;
}
