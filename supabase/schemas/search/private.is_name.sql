-- Names that are one letter away from a word of the shop: they are searched as they are.
create function private.is_name(p_word text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select p_word = any (string_to_array(
    'aarti amar amit amma anil anita arjun asha babu bala bhim bose chandra dev devi diya gandhi geeta gita gopal hari indira indra jaya '
    'john kabir kala kamal kapil karan kavi kiran kumar lalu lata leela lila madan mala manish mary maya meera mira modi mohan mona '
    'nanda naresh neha nehru nikhil nina om patel pooja priya puja rahul raj raja rajni rakesh ramesh rani ravi reema rekha rina rita '
    'riya rohan rohit roma sachin salman sanjay sara sarita seema shah sharma shyam singh sita sonia suman sunil tara tina uma usha '
    'veena vijay vikas vinod virat', ' '
  ))
$$;
