# Says what a program of Ruby is, without its white space and comments: a digest a line, null for one that does not compile.
require "digest"
require "json"

FORM = "YARVInstructionSequence/SimpleDataFormat"

# The instructions of a sequence without lines and events.
def describe(sequence)
  inner = ->(one) { one.is_a?(Array) && one[0] == FORM ? describe(one) : one }
  steps = sequence[13].reject { |one| one.is_a?(Integer) || (one.is_a?(Symbol) && one.to_s.start_with?("RUBY_EVENT")) }
  caught = sequence[12].map { |one| one.map(&inner) }
  [sequence[5], sequence[9], sequence[10], sequence[11], caught, steps.map { |one| one.is_a?(Array) ? one.map(&inner) : one }]
end

$VERBOSE = nil
STDOUT.sync = true
STDIN.each_line do |line|
  text = JSON.parse(line)["text"]
  digest =
    begin
      said = describe(RubyVM::InstructionSequence.compile(text).to_a)
      Digest::SHA256.hexdigest([said, text[/^__END__\r?\n.*/m], text.start_with?("#!") && text.lines.first].inspect)
    rescue SyntaxError, ArgumentError
      nil
    end
  puts JSON.generate(digest)
end
