/** Rust: what its trees say of a file, of pieces out of a diff, and of a file that does not parse. */
import { describe, expect, it } from '@jest/globals';
import { fileSaid, pieceSaid } from './syntax-said.js';

const PATH = 'src/order.rs';

const said = await fileSaid(
  PATH,
  `//! Orders.
use std::collections::HashMap;
use crate::gateway::{Charge, Gateway};

/// The most that one order may hold.
pub const LIMIT: usize = 100;
static NAME: &str = "orders";

#[derive(Debug, Clone)]
pub struct Order<T> {
    pub id: u64,
    items: Vec<T>,
}

pub(crate) enum State { Open, Paid(u64) }

pub trait Payable {
    fn pay(&mut self, card: &str) -> Result<(), Error>;
}

impl<T: Item> Payable for Order<T> {
    fn pay(&mut self, card: &str) -> Result<(), Error> {
        self.gateway.charge(card, 1)?;
        let rest = left(self.id);
        if let Err(e) = self.save() {
            log::warn!("not saved: {e}");
            return Err(e);
        }
        match self.send() {
            Ok(_) => {}
            Err(_) => {}
        }
        notify("paid");
        Ok(())
    }
}

pub async fn load(id: u64, name: Option<String>) -> Order<Book> {
    let client = Client::new();
    client.get(id).await
}

type Book = Item;
macro_rules! order { () => {} }

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn pays_once() {
        let order = load(1, None).await;
        assert_eq!(order.id, 1, "the id");
        assert!(order.pay("4242").is_ok());
    }

    #[test]
    #[ignore = "slow"]
    fn pays_twice() {}
}
`,
);

describe('Rust as a tree', () => {
  it('is read as one', () => {
    expect(said.mode).toBe('tree');
  });

  it('finds definitions, and who may see them', () => {
    expect(said.definitions).toEqual([
      '6 +constant LIMIT',
      '7 variable NAME',
      '10-13 +class Order',
      '11 +field Order.id',
      '12 field Order.items',
      '15 enum State',
      '15 constant State.Open',
      '15 constant State.Paid',
      '17-19 +interface Payable',
      '18 +method Payable.pay(card: &str)',
      '22-35 method Order.pay(card: &str)',
      '38-41 +function load(id: u64, name: Option<String>)',
      '43 type Book',
      '44 function order',
      '47-60 module tests',
      '51-55 function tests.pays_once',
      '59 function tests.pays_twice',
    ]);
  });

  it('finds calls, and what becomes of their results', () => {
    expect(said.calls).toEqual([
      '23 self.gateway.charge discarded',
      '24 left',
      '25 self.save',
      '26 log::warn discarded',
      '27 Err',
      '29 self.send',
      '33 notify discarded',
      '34 Ok',
      '39 Client::new',
      '40 client.get awaited',
      '52 load awaited',
      '53 assert_eq discarded',
      '54 assert discarded',
      '54 pay',
      '54 is_ok',
    ]);
  });

  it('tells empty handlers from those that pass the error on', () => {
    expect(said.handlers).toEqual(['25-28 passes on', '31 empty']);
  });

  it('finds tests, and which of them run', () => {
    expect(said.cases).toEqual(['47-60 suite tests', '51-55 case pays_once', '59 case pays_twice disabled']);
  });

  it('finds assertions', () => {
    expect(said.assertions).toEqual(['53 assert_eq!(order.id,1,"theid")', '54 assert!(order.pay("4242").is_ok())']);
  });

  it('finds imports', () => {
    expect(said.imports).toEqual(['std::collections::HashMap', 'crate::gateway', 'super']);
  });

  it('finds strings', () => {
    expect(said.strings).toEqual(['orders', 'not saved: {e}', 'paid', 'the id', '4242', 'slow']);
  });

  it('tells comments from code', () => {
    expect(said.comments).toEqual(['1 //! Orders.', '5 /// The most that one order may hold.']);
  });

  it.each([
    ['load', 'pub async ( id : u64 , name : Option < String > ) - > Order < Book >'],
    ['State', 'pub ( crate )'],
  ])('gives the signature of %s without its annotations', (name, signature) => {
    expect(said.signatures[name]).toBe(signature);
  });
});

describe('Pieces of Rust', () => {
  it.each([
    {
      what: 'a function body alone',
      lines: [
        '     let left = self.rest(card);',
        '-    self.gateway.charge(card);',
        '+    self.gateway.charge("card", left).await?;',
        '+    if let Err(e) = self.save() {',
        '+    }',
        '     Ok(left)',
      ],
      says: {
        calls: ['40 self.rest', '41 self.gateway.charge awaited discarded', '42 self.save', '44 Ok'],
        handlers: ['42-43 empty'],
        strings: ['card'],
      },
    },
    {
      what: 'members of an impl alone',
      lines: [
        '     limit: u32,',
        ' }',
        ' ',
        ' impl Order {',
        '+    pub fn pay(&self, card: &str) -> Result<Receipt> {',
        '+        self.gateway.charge(card)',
        '+    }',
        '+',
        '     fn close(&mut self) {',
      ],
      says: {
        definitions: ['40 field limit', '44-46 +method Order.pay(card: &str)', '48 method Order.close'],
        calls: ['45 self.gateway.charge'],
      },
    },
    {
      what: 'fields of a struct alone',
      lines: [
        '     pub limit: u32,',
        '+    /// What is left to pay.',
        '+    pub left: Option<u32>,',
        '     name: String,',
        ' }',
        ' ',
      ],
      says: {
        definitions: ['40 field limit', '42 field left', '43 field name'],
        comments: ['41 /// What is left to pay.'],
      },
    },
    {
      what: 'a hunk that begins in the middle of a match',
      lines: [
        '             Ok(receipt) => receipt,',
        '-            Err(e) => return Err(e),',
        '+            Err(_) => {}',
        '         };',
        '         notify("paid");',
        '     }',
        ' }',
      ],
      says: { calls: ['43 notify discarded'], handlers: ['41 empty'], strings: ['paid'] },
    },
  ])('of $what are read', async ({ lines, says }) => {
    expect(await pieceSaid(PATH, lines)).toMatchObject({ mode: 'tree', ...says });
  });

  it('finds what it can in a file that does not parse', async () => {
    const broken = await fileSaid(
      PATH,
      ['pub fn pay( -> {', '    gateway.charge("x");', '}', 'pub fn left(card: &str) -> u32 { 1 }', 'impl {'].join(
        '\n',
      ),
    );
    expect(broken.definitions).toEqual(['4 +function left(card: &str)']);
    expect(broken.calls).toEqual(expect.arrayContaining(['2 gateway.charge discarded']));
  });
});
