import { imageWithoutText } from '../../../../src/engine/planes/hygiene/image-without-text.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(imageWithoutText, {
  invalid: cases(
    [
      ['src/Cart.vue', ['   <p>a</p>', '+  <img src="a.png">'], 2],
      ['src/cart.html', [' <p>a</p>', '+<img', '+  src="a.png"', '+  class="b"', '+/>'], 2],
      ['src/cart.blade.php', [' <p>a</p>', '+<p><img src="{{ $a->url }}" class="b"></p>'], 2],
      ['src/cart.svelte', [' <p>a</p>', '+<img src={url} on:click={() => open()}>'], 2],
    ],
    (path, marked, line) => ({ files: { [path]: diff(...marked) }, findings: [`${line} info`] }),
  ),
  valid: cases(
    [
      ['a text', 'src/Cart.vue', [' <p>a</p>', '+<img src="a.png" alt="The cart">']],
      ['no text, and it says so', 'src/Cart.vue', [' <p>a</p>', '+<img alt src="a.png">']],
      ['a text that code gives', 'src/Cart.vue', [' <p>a</p>', '+<img :src="a" :alt="b">']],
      ['a text on the next line', 'src/cart.html', [' <p>a</p>', '+<img src="a.png"', '+  alt="b">']],
      ['a text after an arrow', 'src/cart.svelte', [' <p>a</p>', '+<img on:click={() => open()} alt="b">']],
      ['attributes that code gives', 'src/cart.tsx', [' const a = (', '+  <img {...props} />', ' );']],
      ['hidden from screen readers', 'src/cart.html', [' <p>a</p>', '+<img src="a.png" aria-hidden="true">']],
      ['a picture of a document', 'docs/cart.html', [' <p>a</p>', '+<img src="a.png">']],
      ['a picture of a test', 'src/cart.test.tsx', [' const a = (', '+  <img src="a.png" />', ' );']],
      ['another tag', 'src/cart.html', [' <p>a</p>', '+<image-box src="a.png">']],
      ['a picture that was there', 'src/cart.html', [' <img src="a.png">', '+<p>b</p>']],
      ['a picture that moves', 'src/cart.html', ['-<img src="a.png">', ' <p>b</p>', '+<img src="a.png">']],
      ['a tag without an end', 'src/cart.html', [' <p>b</p>', '+<img src="a.png"']],
    ],
    (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
  ),
});
