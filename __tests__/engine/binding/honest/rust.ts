import { change, type HonestCases } from './case.js';

export const RUST: HonestCases = {
  path: 'src/queue.rs',
  base: `impl Queue {
    pub fn push(&mut self, job: Job) -> Result<(), QueueError> {
        self.jobs.push(job);
        Ok(())
    }

    pub fn weight(&self, jobs: u32) -> u32 {
        jobs
    }

    pub fn names(&self) -> Vec<String> {
        self.all_names()
    }

    pub fn parse(&self, text: &str) -> Result<u32, QueueError> {
        let number = text.parse::<u32>()?;
        Ok(number)
    }

    pub fn wait(&self) -> Duration {
        Duration::from_secs(1)
    }

    pub fn name(&self, given: Option<String>) -> String {
        given.unwrap()
    }
}
`,
  cases: [
    change(
      '        self.jobs.push(job);',
      '        if self.jobs.len() >= 1000 {\n            return Err(QueueError::Full);\n        }\n        self.jobs.push(job);',
      '`push` fails with `QueueError::Full` when there are 1000 jobs or more',
      '`push` fails with `QueueError::Full` when there are more than 1000 jobs',
      '`push` fails with `QueueError::Full` when there are 100 jobs or more',
    ),
    change(
      '        self.jobs.push(job);',
      '        if self.jobs.is_empty() {\n            self.start();\n        }\n        self.jobs.push(job);',
      '`push` starts the queue when it is empty',
      '`push` stops the queue when it is empty',
      '`push` starts the queue when it is full',
    ),
    change(
      '        jobs\n',
      '        jobs / 2\n',
      '`weight` is half the number of jobs',
      '`weight` is a third of the number of jobs',
      '`wait` is half the number of jobs',
    ),
    change(
      '        jobs\n',
      '        jobs.min(16)\n',
      '`weight` is 16 at most',
      '`weight` is 16 at least',
      '`weight` is 32 at most',
    ),
    change(
      '        jobs\n',
      '        jobs * 3\n',
      '`weight` is three times the jobs',
      '`weight` is twice the jobs',
      '`weight` is a third of the jobs',
    ),
    change(
      '        self.all_names()',
      '        let mut names = self.all_names();\n        names.sort();\n        names',
      '`names` come in sorted order',
      '`names` come in reversed order',
      '`names` come without duplicates',
    ),
    change(
      '        self.all_names()',
      '        self.all_names().into_iter().filter(|name| !name.is_empty()).collect()',
      '`names` leaves out empty names',
      '`names` leaves out long names',
      '`parse` leaves out empty names',
    ),
    change(
      '        self.all_names()',
      '        self.all_names().into_iter().rev().collect()',
      '`names` come in reversed order',
      '`names` come in sorted order',
    ),
    change(
      'text.parse::<u32>()?;',
      'text.trim().parse::<u32>()?;',
      '`parse` ignores white space around the text',
      '`parse` ignores the case of the text',
      '`name` ignores white space around the text',
    ),
    change(
      '        let number = text',
      '        if text.is_empty() {\n            return Ok(0);\n        }\n        let number = text',
      '`parse` of an empty text is 0',
      '`parse` of an empty text is 1',
      '`parse` of an empty text is an error',
    ),
    change(
      '        Ok(number)',
      '        if number > 255 {\n            return Err(QueueError::Range);\n        }\n        Ok(number)',
      '`parse` returns an error for a number greater than 255',
      '`parse` returns an error for a number greater than 256',
      '`parse` returns an error for a number less than 255',
    ),
    change(
      'Duration::from_secs(1)',
      'Duration::from_secs(90)',
      '`wait` is 90 seconds',
      '`wait` is 90 minutes',
      '`wait` is 9 seconds',
    ),
    change(
      'Duration::from_secs(1)',
      'Duration::from_millis(250)',
      '`wait` is a quarter of a second',
      '`wait` is half a second',
      '`wait` is 250 seconds',
    ),
    change(
      'given.unwrap()',
      'given.unwrap_or("worker".to_string())',
      '`name` is "worker" when none is given',
      '`name` is "queue" when none is given',
      '`name` panics when none is given',
    ),
    change(
      'given.unwrap()',
      'given.expect("a name")',
      '`name` says "a name" when it panics',
      '`name` is "a name" by default',
    ),
    change(
      '        jobs\n',
      '        jobs // at most 16\n',
      'A comment in `weight` says at most 16',
      '`weight` is at most 16',
    ),
  ],
};
