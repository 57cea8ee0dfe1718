-- Custom pieces come back only when the fault is ours, and are printed on a film: the marketing page said otherwise.

update public.marketing_sections set words = words || jsonb_build_object('text',
    E'A name for the team, a drawing of your daughter, a line that only your friends understand: put it on a tee and see it on the cloth before you order.\n\n- One piece or a hundred, at a price that you see while you draw\n- Front, back and both sleeves\n- Printed on a film and pressed into the cloth: any number of colours, for some fifty washes')
  where place = 'marketing' and kind = 'text'
    and words ->> 'text' = E'A name for the team, a drawing of your daughter, a line that only your friends understand: put it on a tee and see it on the cloth before you order.\n\n- One piece or a hundred, printed the same way\n- {{return_days}} to send back what does not fit\n- Water-based inks that stay soft in the wash';
